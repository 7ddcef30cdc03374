import { z } from "zod";

import { GateError } from "../../lib/error.ts";
import type { Client } from "./client.ts";
import { REPORT } from "./errors.ts";
import { readPullRequest } from "./pull-requests.ts";

interface Reviewers {
  readonly users: readonly string[];
  readonly teams: readonly string[];
}

/** Asks for reviews, without the author, whom GitHub refuses, and those who are asked already. GitHub takes a request whole or not at
 *  all, so after a refusal each one is asked for alone: one wrong name must not keep the others from being asked. Throws: `GateError`
 *  (`host-…`), `host-rejected` with the names that were refused after all others were asked. */
export async function requestReviewers(client: Client, number: number, wanted: Reviewers): Promise<void> {
  const missing = await findMissing(client, number, wanted);
  const all = [
    ...missing.users.map((name) => ({ users: [name], teams: [] })),
    ...missing.teams.map((name) => ({ users: [], teams: [name] })),
  ];
  if (all.length === 0) return;
  try {
    await ask(client, number, missing);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const refused = all.length === 1 ? [nameOf(missing)] : await askOneByOne(client, number, all);
    if (refused.length > 0) throw new GateError("host-rejected", describe(number, refused, error));
  }
}

async function findMissing(client: Client, number: number, { users, teams }: Reviewers): Promise<Reviewers> {
  const { user, requested_reviewers, requested_teams } = await readPullRequest(client, number);
  const present = new Set([user, ...(requested_reviewers ?? [])].flatMap((one) => one?.login.toLowerCase() ?? []));
  const presentTeams = new Set((requested_teams ?? []).map(({ slug }) => slug.toLowerCase()));
  return { users: without(users, present), teams: without(teams, presentTeams) };
}

/** Each name once; GitHub knows no letter case in them. */
function without(names: readonly string[], present: ReadonlySet<string>): readonly string[] {
  const byFolded = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...byFolded].flatMap(([folded, name]) => (present.has(folded) ? [] : [name]));
}

async function ask(client: Client, number: number, { users, teams }: Reviewers): Promise<void> {
  const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers";
  const parameters = {
    pull_number: number,
    ...(users.length === 0 ? {} : { reviewers: users }),
    ...(teams.length === 0 ? {} : { team_reviewers: teams }),
  };
  // Asking twice for the same review changes nothing.
  await client.send({ route, parameters, permission: "pull-requests: write", isRepeatable: true }, z.unknown());
}

async function askOneByOne(client: Client, number: number, all: readonly Reviewers[]): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const one of all) {
    try {
      await ask(client, number, one);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused.push(nameOf(one));
    }
  }
  return refused;
}

function isRefusal(error: unknown): error is GateError {
  return error instanceof GateError && error.code === "host-rejected";
}

function nameOf({ users: [user], teams: [team] }: Reviewers): string {
  return user ?? `team ${team ?? ""}`;
}

/** GitHub answers 422 to people without access and to teams that the token cannot see, the latter with a node id for a reason. */
function describe(number: number, refused: readonly string[], { message }: GateError): string {
  const advice =
    "Check the logins and team slugs under `approval` in the policy. Reviewers must have access to the repository; teams also need a token that can see them, such as that of a GitHub App with `members: read`, which a job's own token is not.";
  return `no review of pull request ${number} could be requested from ${refused.join(", ")}. ${advice} (${message.replace(REPORT, "").trimEnd()})`;
}
