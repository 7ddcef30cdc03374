/** A reader for GraphQL documents: as much of the language as clients of GitHub write. Directives, fragments by name and
 *  block texts are left out; a document with them is answered as one this server does not know. */

export type Value =
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "literal"; readonly value: string | number | boolean | null }
  | { readonly kind: "enum"; readonly name: string }
  | { readonly kind: "list"; readonly items: readonly Value[] }
  | { readonly kind: "object"; readonly fields: ReadonlyMap<string, Value> };

export interface Field {
  readonly kind: "field";
  readonly name: string;
  /** The key in the answer: the alias, or the name. */
  readonly key: string;
  readonly values: ReadonlyMap<string, Value>;
  readonly selections: readonly Selection[] | null;
}

export type Selection =
  | Field
  | { readonly kind: "inline"; readonly on: string; readonly selections: readonly Selection[] };

export interface Document {
  readonly kind: "query" | "mutation";
  /** Declared variables: whether one must be given, and its default. */
  readonly variables: ReadonlyMap<string, { readonly isRequired: boolean; readonly fallback: Value | null }>;
  readonly selections: readonly Selection[];
}

const tokenPattern =
  /\s+|,|#[^\n]*|(?<token>\.\.\.|[!$():=@[\]{}|&]|[_A-Za-z]\w*|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|"(?:[^"\\\n]|\\.)*")/uy;

/** Read one operation. Throws: a `SyntaxError` that says where. */
export function parseDocument(text: string): Document {
  return new Reader(tokenize(text)).readDocument();
}

function tokenize(text: string): readonly string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const at = tokenPattern.lastIndex;
    const match = tokenPattern.exec(text);
    if (match === null) throw new SyntaxError(`Parse error on ${JSON.stringify(text.slice(at, at + 10))} at ${at}`);
    if (match.groups?.["token"] !== undefined) tokens.push(match.groups["token"]);
  }
  return tokens;
}

class Reader {
  private readonly tokens: readonly string[];
  private next = 0;

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  readDocument(): Document {
    const isShort = this.peek() === "{";
    const kind = isShort ? "query" : this.readName();
    if (kind !== "query" && kind !== "mutation") throw new SyntaxError(`Parse error on ${JSON.stringify(kind)}`);
    if (!isShort && this.peek() !== "(" && this.peek() !== "{") this.readName();
    const variables: Document["variables"] = this.peek() === "(" ? this.readVariables() : new Map();
    const selections = this.readSelections();
    if (this.peek() !== null)
      throw new SyntaxError(`Parse error on ${JSON.stringify(this.peek())} after the operation`);
    return { kind, variables, selections };
  }

  private readVariables(): Document["variables"] {
    const variables = new Map<string, { isRequired: boolean; fallback: Value | null }>();
    this.expect("(");
    while (!this.accept(")")) {
      this.expect("$");
      const name = this.readName();
      this.expect(":");
      const isNonNull = this.readType();
      const fallback = this.accept("=") ? this.readValue() : null;
      variables.set(name, { isRequired: isNonNull && fallback === null, fallback });
    }
    return variables;
  }

  /** Out: whether the type ends in `!`. */
  private readType(): boolean {
    if (this.accept("[")) {
      this.readType();
      this.expect("]");
    } else this.readName();
    return this.accept("!");
  }

  private readSelections(): readonly Selection[] {
    const selections: Selection[] = [];
    this.expect("{");
    while (!this.accept("}")) selections.push(this.readSelection());
    return selections;
  }

  private readSelection(): Selection {
    if (this.accept("...")) {
      if (this.readName() !== "on") throw new SyntaxError("fragments by name are not supported");
      return { kind: "inline", on: this.readName(), selections: this.readSelections() };
    }
    const first = this.readName();
    const name = this.accept(":") ? this.readName() : first;
    const values: Field["values"] = this.peek() === "(" ? this.readFields("(", ")") : new Map();
    return { kind: "field", name, key: first, values, selections: this.peek() === "{" ? this.readSelections() : null };
  }

  private readFields(open: string, close: string): ReadonlyMap<string, Value> {
    const fields = new Map<string, Value>();
    this.expect(open);
    while (!this.accept(close)) {
      const name = this.readName();
      this.expect(":");
      fields.set(name, this.readValue());
    }
    return fields;
  }

  private readValue(): Value {
    const token = this.peek() ?? "";
    if (token === "{") return { kind: "object", fields: this.readFields("{", "}") };
    this.next += 1;
    if (token === "$") return { kind: "variable", name: this.readName() };
    if (token === "[") {
      const items: Value[] = [];
      while (!this.accept("]")) items.push(this.readValue());
      return { kind: "list", items };
    }
    if (/^(?:-?\d|")/u.test(token) || ["true", "false", "null"].includes(token)) return readLiteral(token);
    if (/^[_A-Za-z]/u.test(token)) return { kind: "enum", name: token };
    throw new SyntaxError(`Parse error on ${JSON.stringify(token)}, expected a value`);
  }

  private readName(): string {
    const token = this.peek();
    if (token === null || !/^[_A-Za-z]/u.test(token))
      throw new SyntaxError(`Parse error on ${token === null ? "the end" : JSON.stringify(token)}, expected a name`);
    this.next += 1;
    return token;
  }

  private peek(): string | null {
    return this.tokens[this.next] ?? null;
  }

  private accept(token: string): boolean {
    if (this.peek() !== token) return false;
    this.next += 1;
    return true;
  }

  private expect(token: string): void {
    if (!this.accept(token)) throw new SyntaxError(`Parse error on ${JSON.stringify(this.peek())}, expected ${token}`);
  }
}

function readLiteral(token: string): Value {
  const value: unknown = JSON.parse(token);
  const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return { kind: "literal", value: isPlain ? value : null };
}
