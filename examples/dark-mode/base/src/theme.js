export const themes = {
  light: { background: "#ffffff", text: "#1c1c1c" },
};

export function themeFor() {
  return themes.light;
}
