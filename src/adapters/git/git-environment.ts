/** Settings of one git command; later entries win over earlier ones and over every config file. */
export type GitConfig = readonly (readonly [key: string, value: string])[];

const FROM_BASE = [
  "PATH",
  "TMPDIR",
  "TMP",
  "TEMP",
  "http_proxy",
  "https_proxy",
  "HTTPS_PROXY",
  "ALL_PROXY",
  "all_proxy",
  "NO_PROXY",
  "no_proxy",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "CURL_CA_BUNDLE",
  "GIT_SSL_CAINFO",
  "SystemRoot",
] as const;

const SAFE_CONFIG: GitConfig = [
  ["core.hooksPath", "/dev/null"],
  ["core.fsmonitor", "false"],
  ["core.attributesFile", "/dev/null"],
  ["core.excludesFile", "/dev/null"],
  ["core.protectHFS", "true"],
  ["core.protectNTFS", "true"],
  ["core.askPass", ""],
  ["credential.helper", ""],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  ["submodule.recurse", "false"],
  ["fetch.recurseSubmodules", "false"],
  ["protocol.version", "2"],
  ["safe.bareRepository", "explicit"],
  // A container often runs us as another user than the one who cloned; we read objects and refs there, nothing more.
  ["safe.directory", "*"],
  // git sends the extra header, and with it the token, wherever a redirect leads.
  ["http.followRedirects", "false"],
  ["http.lowSpeedLimit", "1000"],
  ["http.lowSpeedTime", "60"],
];

/** The whole environment of a git command: nothing of the user's settings, no prompts, no hooks, no filters, no ssh.
 *  In: `baseEnv` (only path, proxy and certificate variables are taken), a folder that does not exist as home, further
 *  settings. Throws: never. */
export function buildGitEnvironment(
  baseEnv: Readonly<Record<string, string | undefined>>,
  homeDir: string,
  extraConfig: GitConfig,
): Record<string, string> {
  const env: Record<string, string> = {
    PATH: "/usr/local/bin:/usr/bin:/bin",
    LC_ALL: "C",
    // git before 2.32 knows no GIT_CONFIG_GLOBAL and looks here.
    HOME: homeDir,
    XDG_CONFIG_HOME: homeDir,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_ALLOW_PROTOCOL: "https:http:file",
  };
  for (const name of FROM_BASE) {
    const value = baseEnv[name];
    if (value !== undefined) env[name] = value;
  }
  const config = [...SAFE_CONFIG, ...extraConfig];
  env["GIT_CONFIG_COUNT"] = String(config.length);
  for (const [index, [key, value]] of config.entries()) {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return env;
}
