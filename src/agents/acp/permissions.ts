import type { PermissionOption, RequestPermissionRequest, RequestPermissionResponse } from "@agentclientprotocol/sdk";
import type { Permission } from "./params.ts";

const MAX_TITLE_CHARS = 120;

/** What a request asks for, and the files that it would change. */
interface Wanted {
  readonly permission: Permission | null;
  readonly paths: readonly string[];
}

/** An answer, and why it is no; null for yes. */
export interface Decision {
  readonly response: RequestPermissionResponse;
  readonly refusal: string | null;
}

/** Answers a request for permission. Writing needs to say which files it is about, and all of them must lie in the working copy.
 *  In: the request, what the policy allows, whether a path is in the working copy. */
export async function decide(
  { toolCall, options }: RequestPermissionRequest,
  allow: readonly Permission[],
  isInside: (path: string) => Promise<boolean>,
): Promise<Decision> {
  const why = await refuse(readWanted(toolCall), allow, isInside);
  const yes = options.find(({ kind }) => kind === "allow_once");
  // A choice that is remembered would answer later requests too, unseen.
  if (why === null && yes !== undefined) return { response: select(yes), refusal: null };
  const title = (toolCall.title ?? toolCall.kind ?? "a tool call").replaceAll(/\s+/g, " ").slice(0, MAX_TITLE_CHARS);
  const refusal = `${title}: ${why ?? "cannot be allowed just once"}`;
  const no = options.find(({ kind }) => kind === "reject_once") ?? options.find(({ kind }) => kind === "reject_always");
  return { response: no === undefined ? { outcome: { outcome: "cancelled" } } : select(no), refusal };
}

async function refuse(
  { permission, paths }: Wanted,
  allow: readonly Permission[],
  isInside: (path: string) => Promise<boolean>,
): Promise<string | null> {
  if (permission === null) return "not something that can be allowed";
  if (!allow.includes(permission)) return `\`${permission}\` is not allowed`;
  if (permission !== "write") return null;
  if (paths.length === 0) return "it does not say which file it changes";
  for (const path of paths) if (!(await isInside(path))) return "it changes a file outside the working copy";
  return null;
}

function readWanted(toolCall: RequestPermissionRequest["toolCall"]): Wanted {
  const diffs = (toolCall.content ?? []).flatMap((part) => (part.type === "diff" ? [part.path] : []));
  const paths = [...diffs, ...(toolCall.locations ?? []).map(({ path }) => path), ...pathsOf(toolCall.rawInput)];
  return { permission: diffs.length > 0 ? "write" : permissionOf(toolCall.kind ?? "other"), paths };
}

function permissionOf(kind: string): Permission | null {
  if (kind === "edit" || kind === "delete" || kind === "move") return "write";
  if (kind === "read" || kind === "search" || kind === "think") return "read";
  // Tools of MCP servers come as `other`, ours too.
  return kind === "execute" || kind === "other" ? "run" : null;
}

/** Arguments of the tool that name files, whatever an agent calls them: where a file is moved to may stand nowhere else. */
function pathsOf(rawInput: unknown): readonly string[] {
  if (typeof rawInput !== "object" || rawInput === null) return [];
  return Object.entries(rawInput).flatMap(([name, value]: [string, unknown]) => {
    if (!/(?:path|paths|file|files|file_?name|destination|dest|target|source|uri)$/i.test(name)) return [];
    return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");
  });
}

function select({ optionId }: PermissionOption): RequestPermissionResponse {
  return { outcome: { outcome: "selected", optionId } };
}
