const NAMES = ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"];

/** Variables that keep a program away from every proxy. Programs take what is not set from files that code of the pull request may have
 *  left, and a proxy of its choice would answer in the model's place; what is set, be it empty, they leave alone. The one address that an
 *  agent needs is on the loopback. */
export const NO_PROXY: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...NAMES, ...NAMES.map((name) => name.toLowerCase())].map((name) => [name, ""])),
  NO_PROXY: "*",
  no_proxy: "*",
};
