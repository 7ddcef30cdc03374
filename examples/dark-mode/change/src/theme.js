export const themes = {
  light: { background: "#ffffff", text: "#1c1c1c" },
  dark: { background: "#16181d", text: "#e6e6e6" },
};

export function themeFor({ darkMode }) {
  return darkMode ? themes.dark : themes.light;
}
