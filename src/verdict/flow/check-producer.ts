import { checkNode, type Place, type Walk } from "./check-walk.ts";
import { suggest } from "./suggest.ts";
import type { Producer, ProducerOption, TextLiteral, Timeout } from "./program.ts";
import type { FlowType } from "./types.ts";

type OptionKind = ProducerOption["kind"];

const OPTIONS: Readonly<Record<Producer["kind"], readonly OptionKind[]>> = {
  agent: ["task", "input", "expect", "timeout"],
  run: ["expect", "timeout"],
  stock: [],
};
const UNITS_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const MIN_TIMEOUT_MS = 1_000;
const MAX_TIMEOUT_MS = 6 * 3_600_000;

/** Check what asks the world for evidence. Out: its type, null where a fault in it hides that. */
export function checkProducer(walk: Walk, producer: Producer, place: Place): FlowType | null {
  if (producer.kind === "run") requireText(walk, producer.command, "the command");
  const seen = new Set<OptionKind>();
  for (const option of producer.options) {
    checkOption(walk, producer, option, seen);
    seen.add(option.kind);
    if (option.kind === "input") checkNode(walk, option.value, place);
    else if (option.kind === "task") requireText(walk, option.value, "the task");
    else if (option.kind === "timeout") checkTimeout(walk, option.value);
  }
  return walk.context.typeOfSite(producer);
}

function checkOption(walk: Walk, { kind }: Producer, option: ProducerOption, seen: ReadonlySet<OptionKind>): void {
  if (!OPTIONS[kind].includes(option.kind)) {
    const hint = suggest(option.kind, OPTIONS[kind], "its options are");
    walk.report("unknown-option", option.span, `\`${kind}\` takes no \`${option.kind}\``, hint);
  } else if (seen.has(option.kind))
    walk.report("duplicate-option", option.span, `\`${option.kind}\` is given twice`, "keep one of them");
}

/** Report a text that says nothing. In: what it is, as messages say it. */
export function requireText({ report }: Walk, { value, span }: TextLiteral, what: string): void {
  if (value.trim() === "") report("empty-text", span, `${what} is empty`, null);
}

function checkTimeout({ report }: Walk, { text, span }: Timeout): void {
  const timeoutMs = Number.parseInt(text, 10) * (UNITS_MS[text.replace(/^\d+/, "")] ?? Number.NaN);
  if (timeoutMs >= MIN_TIMEOUT_MS && timeoutMs <= MAX_TIMEOUT_MS) return;
  report("bad-timeout", span, `a timeout must be from \`1s\` to \`6h\`, found \`${text}\``, null);
}
