/** Settings that live as long as the page. */
export function createSettings() {
  const values = {};
  return {
    get: (key) => values[key],
    set: (key, value) => {
      values[key] = value;
    },
  };
}
