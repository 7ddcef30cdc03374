/** Readers for JSON whose shape nobody promised: what is missing or of another kind reads as empty. */

export type Json = Readonly<Record<string, unknown>>;

export function recordOf(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}

export function stringOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The plain text of a content in any of the wires' forms: a string, a block, a list of them. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (Array.isArray(content)) return content.map(textOf).join("\n");
  if (typeof content !== "object" || content === null) return "";
  const { text, output, content: inner } = recordOf(content);
  const held = text ?? output ?? inner;
  return held === undefined ? JSON.stringify(content) : textOf(held);
}
