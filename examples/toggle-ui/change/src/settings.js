/** The settings of one person, as long as the server runs. */
export function createSettings() {
  const values = new Map([
    ["name", ""],
    ["digest", "off"],
  ]);
  return {
    get: (key) => values.get(key) ?? "",
    /** Takes over what the form of the settings page sends. */
    save: (form) => {
      values.set("name", form.get("name") ?? "");
      values.set("digest", form.get("digest").toLowerCase());
    },
  };
}
