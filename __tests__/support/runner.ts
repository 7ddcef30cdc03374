import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a job of the runner gives to an action. */
export interface RunnerJob {
  /** Folder for the event file, the command files and the runner's temp folder; made if missing. */
  readonly dir: string;
  /** The built file to start, such as `dist/action.js`. */
  readonly script: string;
  readonly eventName: string;
  readonly payload: unknown;
  readonly inputs: Readonly<Record<string, string>>;
  readonly repository: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  readonly attempt?: number;
  /** Added last, for tests that plant something. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface JobResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** What the action wrote into the command files. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** Starts an action as the runner does: an event file, `INPUT_*` and `GITHUB_*` variables, files for outputs, state and
 *  summary, and nothing of our own environment but PATH. */
export function startJob(job: RunnerJob): { readonly child: ChildProcess; readonly result: Promise<JobResult> } {
  const files = prepareFiles(job);
  const child = spawn(process.execPath, [job.script], {
    cwd: job.dir,
    env: environmentOf(job, files),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => void (chunks.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => void (chunks.stderr += text));
  const result = new Promise<JobResult>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exitCode) =>
      resolve({
        exitCode,
        ...chunks,
        outputs: parseCommandFile(readFileSync(files.output, "utf8")),
        state: parseCommandFile(readFileSync(files.state, "utf8")),
        summary: readFileSync(files.summary, "utf8"),
      }),
    );
  });
  return { child, result };
}

interface JobFiles {
  readonly event: string;
  readonly output: string;
  readonly state: string;
  readonly summary: string;
  readonly temp: string;
}

function prepareFiles({ dir, payload }: RunnerJob): JobFiles {
  const temp = join(dir, "_temp");
  const commands = join(temp, "_runner_file_commands");
  mkdirSync(commands, { recursive: true });
  const files = {
    event: join(dir, "event.json"),
    output: join(commands, "set_output_1"),
    state: join(commands, "save_state_1"),
    summary: join(commands, "step_summary_1"),
    temp,
  };
  writeFileSync(files.event, JSON.stringify(payload));
  for (const file of [files.output, files.state, files.summary]) writeFileSync(file, "");
  return files;
}

function environmentOf(job: RunnerJob, files: JobFiles): Record<string, string> {
  const inputs = Object.entries(job.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value] as const);
  return {
    PATH: process.env["PATH"] ?? "/usr/bin:/bin",
    HOME: job.dir,
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: job.eventName,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_REPOSITORY: job.repository,
    GITHUB_API_URL: job.apiUrl,
    GITHUB_GRAPHQL_URL: job.graphqlUrl,
    GITHUB_SERVER_URL: job.serverUrl,
    GITHUB_RUN_ID: "4711",
    GITHUB_RUN_ATTEMPT: String(job.attempt ?? 1),
    GITHUB_OUTPUT: files.output,
    GITHUB_STATE: files.state,
    GITHUB_STEP_SUMMARY: files.summary,
    RUNNER_TEMP: files.temp,
    ...Object.fromEntries(inputs),
    ...job.env,
  };
}

/** Reads `name=value` lines and `name<<delimiter` blocks; a later value of a name wins, as on the runner. */
function parseCommandFile(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    const [, name, delimiter] = /^([^=<]+)<<(.+)$/.exec(lines[at] ?? "") ?? [];
    if (name !== undefined && delimiter !== undefined) {
      const end = lines.indexOf(delimiter, at + 1);
      if (end < 0) break;
      values[name] = lines.slice(at + 1, end).join("\n");
      at = end;
      continue;
    }
    const [, plainName, value] = /^([^=]+)=(.*)$/.exec(lines[at] ?? "") ?? [];
    if (plainName !== undefined && value !== undefined) values[plainName] = value;
  }
  return values;
}
