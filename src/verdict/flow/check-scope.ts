import type { Node, Span } from "./syntax.ts";
import type { FlowType } from "./types.ts";

/** One name of a program. */
export interface Declaration {
  readonly name: string;
  readonly what: "given" | "let" | "check";
  readonly type: FlowType;
  /** What it stands for; null for what stands for itself. */
  readonly value: Node | null;
  /** Null for what is given from outside. */
  readonly span: Span | null;
  isUsed: boolean;
}

/** The names that can be used at one place: its own, and those of what is around it. */
export interface NameScope {
  readonly outer: NameScope | null;
  readonly names: Map<string, Declaration>;
}

export function openScope(outer: NameScope | null): NameScope {
  return { outer, names: new Map() };
}

/** What a name means at a place; null where it means nothing. */
export function findName(scope: NameScope, name: string): Declaration | null {
  for (let current: NameScope | null = scope; current !== null; current = current.outer) {
    const found = current.names.get(name);
    if (found !== undefined) return found;
  }
  return null;
}

/** All names that can be used at a place, the nearest first. */
export function listNames(scope: NameScope): readonly string[] {
  const names: string[] = [];
  for (let current: NameScope | null = scope; current !== null; current = current.outer)
    names.push(...current.names.keys());
  return [...new Set(names)];
}
