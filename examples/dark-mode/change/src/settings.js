/** Settings that survive a reload. */
export function createSettings(storage) {
  const values = storage === undefined ? {} : load(storage);
  return {
    get: (key) => values[key],
    set: (key, value) => {
      values[key] = value;
      storage?.setItem("settings", JSON.stringify(values));
    },
  };
}

/** What was stored before the reload. */
function load(storage) {
  const stored = storage.getItem("settings");
  if (stored === null) return {};
  const settings = JSON.parse(stored);
  return { "editor.darkMode": settings.editor.darkMode };
}
