import type { Dictionary } from "../validate.ts";
import type { Document, Field, Selection, Value } from "./parse.ts";

/** A GraphQL object: its type's name, and its fields as functions of their arguments. Only what is asked for is computed. */
export interface Node {
  readonly type: string;
  /** Further names that `... on Name` may use for it. */
  readonly interfaces?: readonly string[];
  readonly fields: Readonly<Record<string, Resolver>>;
}

type Scalar = string | number | boolean | null;
type Resolved = Scalar | Node | readonly (Scalar | Node)[];
export type Resolver = (values: Dictionary) => Resolved | Promise<Resolved>;

export interface GraphqlError {
  readonly message: string;
  readonly type?: string;
  readonly path?: readonly string[];
}

/** A field that the schema here lacks, or an argument it does not take: the whole document is then unknown. */
export class UnknownField extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UnknownField";
  }
}

/** A field that could not be resolved: it becomes null, and this becomes an entry of `errors`. */
export class FieldFailure extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = "FieldFailure";
    this.type = type;
  }
}

/** Argument names of each field that takes any, as `Type.field`. */
export type ArgumentNames = Readonly<Record<string, readonly string[]>>;

/** Run one operation. In: the root object for its kind, and the variables of the request. Out: data, and errors beside it.
 *  Throws: `UnknownField`. */
export async function execute(
  document: Document,
  root: Node,
  variables: Dictionary,
  argumentNames: ArgumentNames,
): Promise<{ readonly data: Dictionary; readonly errors: readonly GraphqlError[] }> {
  for (const [name, { isRequired }] of document.variables) {
    if (isRequired && (variables[name] ?? null) === null)
      throw new FieldFailure("INVALID_VARIABLE", `Variable $${name} was provided invalid value`);
  }
  const errors: GraphqlError[] = [];
  const bound = (value: Value): unknown => bind(value, document, variables);
  const select = async (node: Node, selections: readonly Selection[], path: readonly string[]): Promise<Dictionary> => {
    const result: Record<string, unknown> = {};
    for (const field of flatten(node, selections)) {
      const fieldPath = [...path, field.key];
      try {
        result[field.key] = await resolve(node, field, fieldPath);
      } catch (error) {
        if (!(error instanceof FieldFailure)) throw error;
        result[field.key] = null;
        errors.push({ type: error.type, path: fieldPath, message: error.message });
      }
    }
    return result;
  };
  const resolve = async (node: Node, field: Field, path: readonly string[]): Promise<unknown> => {
    if (field.name === "__typename") return node.type;
    const resolver = node.fields[field.name];
    if (resolver === undefined) throw new UnknownField(`Field '${field.name}' doesn't exist on type '${node.type}'`);
    const known = argumentNames[`${node.type}.${field.name}`] ?? [];
    for (const name of field.values.keys())
      if (!known.includes(name)) throw new UnknownField(`Field '${field.name}' doesn't accept argument '${name}'`);
    const values = Object.fromEntries([...field.values].map(([name, value]) => [name, bound(value)]));
    return complete(await resolver(values), field, path);
  };
  const complete = async (value: Resolved, field: Field, path: readonly string[]): Promise<unknown> => {
    if (isList(value)) return Promise.all(value.map((item) => complete(item, field, path)));
    if (typeof value !== "object" || value === null) return value;
    if (field.selections === null)
      throw new UnknownField(`Field '${field.name}' returns ${value.type} but has no selections`);
    return select(value, field.selections, path);
  };
  return { data: await select(root, document.selections, []), errors };
}

function isList(value: Resolved): value is readonly (Scalar | Node)[] {
  return Array.isArray(value);
}

function flatten(node: Node, selections: readonly Selection[]): readonly Field[] {
  return selections.flatMap((selection) => {
    if (selection.kind === "field") return [selection];
    const isOfType = selection.on === node.type || (node.interfaces ?? []).includes(selection.on);
    return isOfType ? flatten(node, selection.selections) : [];
  });
}

function bind(value: Value, document: Document, variables: Dictionary): unknown {
  if (value.kind === "literal") return value.value;
  if (value.kind === "enum") return value.name;
  if (value.kind === "list") return value.items.map((item) => bind(item, document, variables));
  if (value.kind === "variable") return bindVariable(value.name, document, variables);
  return Object.fromEntries([...value.fields].map(([name, item]) => [name, bind(item, document, variables)]));
}

function bindVariable(name: string, document: Document, variables: Dictionary): unknown {
  const declared = document.variables.get(name);
  if (declared === undefined) throw new UnknownField(`Variable $${name} is used but not declared`);
  const given = variables[name];
  return given === undefined && declared.fallback !== null ? bind(declared.fallback, document, {}) : (given ?? null);
}
