import { z } from "zod";

import { GateError } from "../../lib/error.ts";
import type { BranchFacts } from "../../ports/code-host.ts";
import type { Client } from "./client.ts";

const Repository = z.object({ default_branch: z.string() });
const Branch = z.object({ name: z.string(), protected: z.boolean() });

/** A branch of the repository, null where there is none of that name. A repository that cannot be seen is an error and not a branch that
 *  does not exist, so it is asked for first: GitHub says 404 to both. */
export async function getBranch(client: Client, name: string): Promise<BranchFacts | null> {
  const repository = await client.send(
    { route: "GET /repos/{owner}/{repo}", parameters: {}, permission: "metadata: read", isRepeatable: true },
    Repository,
  );
  const branch = await readBranch(client, name);
  // A branch that was renamed answers under its old name, to which nothing can be pushed.
  if (branch === null || branch.name !== name) return null;
  return { isDefault: repository.default_branch === name, isProtected: branch.protected };
}

async function readBranch(client: Client, name: string): Promise<z.infer<typeof Branch> | null> {
  const route = "GET /repos/{owner}/{repo}/branches/{branch}";
  try {
    const parameters = { branch: name };
    return await client.send({ route, parameters, permission: "contents: read", isRepeatable: true }, Branch);
  } catch (error) {
    if (error instanceof GateError && error.code === "host-not-found") return null;
    throw error;
  }
}
