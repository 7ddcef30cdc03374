import type { Target } from "../../target/target.ts";

/** Ends up in a path of the API: nothing but what such ids are made of. */
const CLOUD_AGENT = /^bc[-_][A-Za-z0-9_-]{1,200}$/;

/** Whether a session's id is that of one of Cursor's cloud agents. */
export function isCloudAgent(id: string): boolean {
  return CLOUD_AGENT.test(id);
}

/** The cloud agent that wrote the code of a target, as the `state.json` beside the plan says. Out: what `resume` takes; null where
 *  none is named, or another kind of agent. */
export function cloudAgentOf(target: Target): string | null {
  const row = target.plan.state?.tasks.find(({ name }) => name === target.task.name);
  const id = row?.agentId ?? null;
  return id !== null && isCloudAgent(id) ? id : null;
}
