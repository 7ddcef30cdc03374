import { z } from "zod";

import { messageOf } from "../../lib/error.ts";

const Answer = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.unknown()).catch({}),
  data: z.unknown().optional(),
});
const Body = z.object({ message: z.string().optional(), code: z.string().optional(), errors: z.unknown().optional() });
/** 422 has texts for reviews and objects elsewhere; GraphQL has objects with a `type`. */
const Fault = z.union([
  z.string().transform((message) => ({ message, type: "", code: "", resource: "", field: "" })),
  z.object({
    message: z.string().catch(""),
    type: z.string().catch(""),
    code: z.string().catch(""),
    resource: z.string().catch(""),
    field: z.string().catch(""),
  }),
]);

export type Fault = z.infer<typeof Fault>;

/** What went wrong with one request, as far as GitHub or the network said. */
export interface Failure {
  /** Null when no answer came. */
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly message: string;
  /** The `code` of the whole answer, such as `abuse`; empty mostly. */
  readonly code: string;
  readonly faults: readonly Fault[];
}

/** Reads a failure from whatever Octokit threw. Throws: never. */
export function readFailure(error: unknown): Failure {
  const answer = z.object({ response: Answer }).safeParse(error).data?.response;
  if (answer === undefined) return { status: null, headers: {}, message: messageOf(error), code: "", faults: [] };
  const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
  const body = Body.safeParse(answer.data).data ?? {};
  const message = body.message ?? (typeof answer.data === "string" ? plainStart(answer.data) : "");
  return { status: answer.status, headers, message, code: body.code ?? "", faults: readFaults(body.errors) };
}

/** The list of faults in an answer, whichever of its shapes it has. */
export function readFaults(errors: unknown): readonly Fault[] {
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [errors];
  return list.flatMap((entry) => Fault.safeParse(entry).data ?? []);
}

/** All texts of a failure in one line, at most about a thousand characters. */
export function describeFailure({ message, faults }: Failure): string {
  const texts = [message, ...faults.map(describeFault)].filter((text) => text !== "");
  const line = texts.join(": ").replaceAll(/\s+/g, " ").trim();
  return line.length > 1_000 ? `${line.slice(0, 1_000)} … (cut, ${line.length} characters in all)` : line;
}

export function describeFault({ message, resource, field, code }: Fault): string {
  return message === "" ? [resource, field, code].filter((part) => part !== "").join(" ") : message;
}

/** A gateway in between answers with a page of HTML, which helps nobody in a sentence. */
function plainStart(text: string): string {
  return text.trimStart().startsWith("<") ? "" : text.slice(0, 300);
}
