import { join } from "node:path";
import type { Environment } from "./settings.ts";

/** Which registry, with which sign-in, through which proxy, trusting whom; nothing else of our environment is npm's business. */
const WANTED =
  /^(?:npm_config_(?:registry|userconfig|globalconfig|cafile|proxy|https[-_]proxy|noproxy|strict[-_]ssl)|https?_proxy|no_proxy|node_auth_token|node_extra_ca_certs|ssl_cert_(?:file|dir))$/i;

/** The variables that npm gets when it installs an agent. Its HOME is a fresh folder, so that the user's own settings are named. */
export function npmEnvironmentOf(env: Environment): Readonly<Record<string, string>> {
  const entries = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "" && WANTED.test(entry[0]),
  );
  const home = env["HOME"];
  const own = home === undefined || home === "" ? {} : { npm_config_userconfig: join(home, ".npmrc") };
  return { ...own, ...Object.fromEntries(entries) };
}

/** Where installed agents are kept: the runner's tool cache, else the user's cache folder. */
export function agentsCacheOf(env: Environment, tempFolder: string): string {
  const toolCache = env["RUNNER_TOOL_CACHE"];
  if (toolCache !== undefined && toolCache !== "") return join(toolCache, "passwhen-agents");
  const cache = env["XDG_CACHE_HOME"] ?? (env["HOME"] === undefined ? tempFolder : join(env["HOME"], ".cache"));
  return join(cache, "passwhen", "agents");
}
