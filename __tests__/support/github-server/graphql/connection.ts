import type { Dictionary } from "../validate.ts";
import { FieldFailure } from "./execute.ts";
import type { Node } from "./execute.ts";

/** The arguments that page through a connection. */
export const pageNames = ["first", "last", "after", "before"] as const;

const maxPageSize = 100;

/** One page of a connection. Cursors say a place in the list; they are opaque to clients. Throws: `FieldFailure` without
 *  `first` or `last`, and above 100, as GitHub does. */
export function connect<Item>(
  type: string,
  items: readonly Item[],
  values: Dictionary,
  make: (item: Item) => Node,
): Node {
  const { first, last } = values;
  const size = first ?? last;
  if (typeof size !== "number")
    throw new FieldFailure(
      "MISSING_PAGINATION_BOUNDARIES",
      `You must provide a \`first\` or \`last\` value to properly paginate the connection.`,
    );
  if (size < 1 || size > maxPageSize)
    throw new FieldFailure(
      "EXCESSIVE_PAGINATION",
      `Requesting ${size} records exceeds the limit of ${maxPageSize} records.`,
    );
  const after = readCursor(values["after"], 0);
  const before = readCursor(values["before"], items.length + 1) - 1;
  const start = typeof first === "number" ? after : Math.max(after, before - size);
  const end = typeof first === "number" ? Math.min(before, after + size) : before;
  const nodes = items.slice(start, end).map(make);
  const cursorAt = (place: number): string | null => (nodes.length === 0 ? null : writeCursor(place));
  const pageInfo = {
    hasNextPage: end < items.length,
    hasPreviousPage: start > 0,
    startCursor: cursorAt(start + 1),
    endCursor: cursorAt(end),
  };
  return {
    type: `${type}Connection`,
    fields: {
      nodes: () => nodes,
      edges: () =>
        nodes.map((node, index) => ({
          type: `${type}Edge`,
          fields: { node: () => node, cursor: () => writeCursor(start + index + 1) },
        })),
      totalCount: () => items.length,
      pageInfo: () => ({
        type: "PageInfo",
        fields: Object.fromEntries(Object.entries(pageInfo).map(([name, value]) => [name, () => value])),
      }),
    },
  };
}

function writeCursor(place: number): string {
  return Buffer.from(`cursor:${place}`).toString("base64");
}

function readCursor(cursor: unknown, fallback: number): number {
  if (typeof cursor !== "string") return fallback;
  const [, place] = /^cursor:(\d+)$/u.exec(Buffer.from(cursor, "base64").toString("utf8")) ?? [];
  if (place === undefined)
    throw new FieldFailure("INVALID_CURSOR_ARGUMENTS", `\`${cursor}\` does not appear to be a valid cursor.`);
  return Number(place);
}
