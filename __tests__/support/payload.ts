/** What a pull request's webhook payload needs to say. */
export interface PayloadOptions {
  readonly action?: string;
  readonly repository: string;
  readonly number: number;
  readonly headSha: string;
  readonly headRef: string;
  readonly headRepository?: string;
  readonly baseSha: string;
  readonly baseRef: string;
  readonly body?: string;
  /** What an `edited` event changed. */
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** The payload of a `pull_request` event, as far as anyone reads it. */
export function pullRequestPayload(options: PayloadOptions): unknown {
  return {
    action: options.action ?? "opened",
    number: options.number,
    ...(options.changes === undefined ? {} : { changes: options.changes }),
    repository: repo(options.repository),
    pull_request: {
      number: options.number,
      state: "open",
      draft: false,
      body: options.body ?? null,
      user: { login: "demo-agent" },
      head: { sha: options.headSha, ref: options.headRef, repo: repo(options.headRepository ?? options.repository) },
      base: { sha: options.baseSha, ref: options.baseRef, repo: repo(options.repository) },
    },
  };
}

function repo(fullName: string): unknown {
  const [owner = "", name = ""] = fullName.split("/");
  return { name, full_name: fullName, owner: { login: owner } };
}
