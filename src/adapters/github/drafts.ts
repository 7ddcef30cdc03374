import { z } from "zod";

import { GateError } from "../../lib/error.ts";
import type { Client } from "./client.ts";
import { sendQuery } from "./graphql.ts";

const State = z.object({ id: z.string(), isDraft: z.boolean() });
const StateAnswer = z.object({ repository: z.object({ pullRequest: State }) });
const ChangeAnswer = z.object({ change: z.object({ pullRequest: z.object({ isDraft: z.boolean() }) }) });

type State = z.infer<typeof State>;

const stateDocument = `query draftState($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { id isDraft } }
}`;

const mutations = {
  toDraft: "convertPullRequestToDraft",
  toReady: "markPullRequestReadyForReview",
} as const;

/** REST has no way to do this, and GraphQL refuses it to `pull-requests: write` alone, which no documentation says. */
const advice =
  "The token needs `pull-requests: write` and `contents: write`; where a job's own token is refused all the same, give that of a GitHub App or of a person who may write. Private repositories of some plans have no drafts.";

/** Makes a draft of a pull request or marks it ready; nothing is sent where it is that already. Throws: `GateError` (`host-…`). */
export async function setDraft(client: Client, number: number, isDraft: boolean): Promise<void> {
  const before = await readState(client, number);
  if (before.isDraft === isDraft) return;
  try {
    await changeState(client, before.id, isDraft);
  } catch (error) {
    // Somebody may have done the same meanwhile, or an answer was lost: what counts is how it stands now.
    const now = await readState(client, number).catch(() => before);
    if (now.isDraft !== isDraft) throw error;
  }
}

async function readState(client: Client, number: number): Promise<State> {
  const { owner, name } = client.repository;
  const variables = { owner, name, number };
  const permission = "pull-requests: read";
  const query = { operation: "draftState", document: stateDocument, variables, permission };
  return (await sendQuery(client, query, StateAnswer)).repository.pullRequest;
}

async function changeState(client: Client, id: string, isDraft: boolean): Promise<void> {
  const operation = isDraft ? mutations.toDraft : mutations.toReady;
  const document = `mutation ${operation}($id: ID!) {
  change: ${operation}(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;
  const permission = "pull-requests: write";
  const { change } = await sendQuery(
    client,
    { operation, document, variables: { id }, permission, advice },
    ChangeAnswer,
  );
  if (change.pullRequest.isDraft !== isDraft)
    throw new GateError("host-rejected", `GraphQL ${operation} was accepted and changed nothing`);
}
