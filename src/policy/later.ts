import type { ExplainKey, Fault } from "../lib/fault.ts";

/** Keys and kinds that the format has and this version cannot do: to call them unknown would send people looking for a typo. */
const LATER_KEYS: ReadonlySet<string> = new Set(["verify", "redo"]);
const LATER_CHECK_KEYS: ReadonlySet<string> = new Set(["judge"]);
const LATER_AGENTS: ReadonlySet<string> = new Set(["judge"]);

type Words = Pick<Fault, "ruleId" | "message" | "hint">;

/** Explains a key of the policy that a later version brings. */
export const explainLaterKey: ExplainKey = (path, key) => {
  const isCheck = path.length === 4 && path[0] === "gates" && path[2] === "checks";
  const isLater = path.length === 0 ? LATER_KEYS.has(key) : isCheck && LATER_CHECK_KEYS.has(key);
  return isLater ? notYet(`\`${key}\``) : null;
};

/** Explains an agent kind that a later version brings. */
export function explainLaterAgent(use: string): Words | null {
  return LATER_AGENTS.has(use) ? notYet(`the agent kind \`${use}\``) : null;
}

function notYet(what: string): Words {
  const hint = "Remove it, or use a newer version.";
  return { ruleId: "not-supported", message: `${what} is not supported by this version yet`, hint };
}
