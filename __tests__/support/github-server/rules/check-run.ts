import type { FieldError } from "../answer.ts";
import type { Annotation, CheckStatus, Conclusion } from "../state.ts";

/** The body of both check-run writes. `name` and `head_sha` are there on create, by the schema. */
export interface CheckRunBody {
  readonly name?: string;
  readonly head_sha?: string;
  readonly details_url?: string;
  readonly external_id?: string;
  readonly status?: CheckStatus;
  readonly started_at?: string;
  readonly conclusion?: Conclusion;
  readonly completed_at?: string;
  readonly output?: {
    readonly title?: string;
    readonly summary?: string;
    readonly text?: string;
    readonly annotations?: readonly Annotation[];
  };
  readonly actions?: readonly unknown[];
}

const maxTextBytes = 65_535;
const maxTitleChars = 255;
const maxMessageBytes = 64 * 1024;

/** What GitHub refuses in a check run although its schema allows it. Out: all faults in text order. */
export function findCheckRunFaults(body: CheckRunBody): readonly FieldError[] {
  const { output } = body;
  return [
    ...(body.name === undefined || body.name.trim() !== "" ? [] : [fault("name", "name can't be blank")]),
    ...findConclusionFaults(body),
    ...(body.details_url === undefined || isWebUrl(body.details_url)
      ? []
      : [fault("details_url", `details_url ${JSON.stringify(body.details_url)} must use http or https scheme`)]),
    ...findLongTexts(output?.summary, "summary"),
    ...findLongTexts(output?.text, "text"),
    ...(output?.annotations ?? []).flatMap(findAnnotationFaults),
  ];
}

function findConclusionFaults(body: CheckRunBody): readonly FieldError[] {
  if (body.status === "completed" && body.conclusion === undefined)
    return [fault("conclusion", "conclusion is required when status is completed")];
  if (body.conclusion === "stale") return [fault("conclusion", "conclusion stale can only be set by GitHub")];
  return [];
}

/** The description counts characters, the platform counts bytes. */
function findLongTexts(text: string | undefined, field: string): readonly FieldError[] {
  const isTooLong = text !== undefined && Buffer.byteLength(text) > maxTextBytes;
  return isTooLong ? [fault(field, `${field} exceeds a maximum bytesize of ${maxTextBytes}`)] : [];
}

function findAnnotationFaults(annotation: Annotation, index: number): readonly FieldError[] {
  const field = `annotations[${index}]`;
  const { start_line: start, end_line: end, start_column: startColumn, end_column: endColumn } = annotation;
  const hasColumns = startColumn !== undefined || endColumn !== undefined;
  return [
    ...(annotation.path === "" ? [fault(field, "path can't be blank")] : []),
    ...(start < 0 || end < start ? [fault(field, "end_line must not come before start_line")] : []),
    ...(hasColumns && start !== end ? [fault(field, "columns are allowed only if start_line equals end_line")] : []),
    ...(Array.from(annotation.title ?? "").length > maxTitleChars
      ? [fault(field, `title is too long (maximum is ${maxTitleChars} characters)`)]
      : []),
    ...(isLong(annotation.message) ? [fault(field, "message exceeds a maximum size of 64 KB")] : []),
    ...(isLong(annotation.raw_details) ? [fault(field, "raw_details exceeds a maximum size of 64 KB")] : []),
  ];
}

function isLong(text: string | undefined): boolean {
  return Buffer.byteLength(text ?? "") > maxMessageBytes;
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol);
}

function fault(field: string, message: string): FieldError {
  return { resource: "CheckRun", code: "custom", field, message };
}
