import { fc } from "../../../../support/property.ts";
import {
  type Basis,
  type Holding,
  holdConstant,
  holdList,
  holdRecord,
  type Scalar,
  type Scope,
  unknownBecause,
} from "../../../../../src/verdict/flow/value.ts";

/** Plain evidence that fits the types that sound expressions take it for. */
export interface Sample {
  readonly a: boolean;
  readonly b: boolean;
  readonly m: number;
  readonly n: number;
  readonly s: string;
  readonly t: string;
  readonly bools: readonly boolean[];
  readonly ints: readonly number[];
  readonly texts: readonly string[];
  readonly rows: readonly Row[];
}

interface Row {
  readonly ok: boolean;
  readonly n: number;
  readonly s: string;
  readonly tags: readonly string[];
}

const int = fc.integer({ min: -2, max: 3 });
const text = fc.constantFrom("", "p", "pq", "q");
const upTo3 = { maxLength: 3 };

export const samples: fc.Arbitrary<Sample> = fc.record({
  a: fc.boolean(),
  b: fc.boolean(),
  m: int,
  n: int,
  s: text,
  t: text,
  bools: fc.array(fc.boolean(), upTo3),
  ints: fc.array(int, upTo3),
  texts: fc.array(text, upTo3),
  rows: fc.array(fc.record({ ok: fc.boolean(), n: int, s: text, tags: fc.array(text, upTo3) }), upTo3),
});

export const FACTS = ["a", "b", "m", "n", "s", "t", "bools", "ints", "texts", "rows"] as const;

interface Sources {
  readonly bool: string;
  readonly int: string;
  readonly text: string;
  readonly bools: string;
  readonly ints: string;
  readonly texts: string;
  readonly rows: string;
}

function say(parts: TemplateStringsArray, ...operands: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.tuple(...operands).map((texts) => String.raw({ raw: parts }, ...texts));
}

function word(...words: readonly string[]): fc.Arbitrary<string> {
  return fc.constantFrom(...words);
}

/** Sound expressions of every kind of node and every function, by their type. Numbers stay whole unless they are divided. */
export const typed = fc.letrec<Sources>((tie: fc.LetrecTypedTie<Sources>) => {
  const of = (name: keyof Sources): fc.Arbitrary<string> => tie(name);
  const list = (item: keyof Sources) => fc.array(of(item), upTo3).map((items) => `[${items.join(", ")}]`);
  const bounded = { maxDepth: 3, depthSize: "small" } as const;
  const {
    bool,
    int: whole,
    text: letters,
    bools,
    ints,
    texts,
    rows,
  } = {
    bool: of("bool"),
    int: of("int"),
    text: of("text"),
    bools: of("bools"),
    ints: of("ints"),
    texts: of("texts"),
    rows: of("rows"),
  };
  return {
    bool: fc.oneof(
      bounded,
      word("x.a", "x.b", "true", "false"),
      say`not (${bool})`,
      say`((${bool}) and (${bool}) and (${bool}))`,
      say`((${bool}) or (${bool}) or (${bool}))`,
      say`(${bool}) ${word("==", "!=")} (${bool})`,
      say`(${whole}) ${word("==", "!=", "<", "<=", ">", ">=")} (${whole})`,
      say`(${letters}) ${word("==", "!=")} (${letters})`,
      say`(${whole}) ${word("in", "not in")} ${ints}`,
      say`(${letters}) ${word("in", "not in")} ${texts}`,
      say`(${bool}) ${word("in", "not in")} ${bools}`,
      say`${word("all", "any", "none")}(${bools})`,
      say`unique(${fc.oneof(bools, ints, texts)})`,
      say`${word("disjoint", "subset")}(${ints}, ${ints})`,
      say`${word("disjoint", "subset")}(${texts}, ${texts})`,
      say`contains(${ints}, ${whole})`,
      say`contains(${texts}, ${letters})`,
      say`${word("contains", "starts_with", "ends_with")}(${letters}, ${letters})`,
      say`glob(${letters}, ${word('"*"', '"p*"', '"**/q"')})`,
      say`(${fc.oneof(ints, texts, rows)}).${word("any", "none")}`,
      say`${bools}[${whole}]`,
      say`${rows}[${whole}].ok`,
      say`{ here: ${bool}, there: ${bool} }.${word("here", "there")}`,
    ),
    int: fc.oneof(
      bounded,
      word("x.m", "x.n", "0", "1", "2", "-1", "9007199254740991"),
      say`(${whole}) ${word("+", "-", "*", "/", "%")} (${whole})`,
      say`-(${whole})`,
      say`count(${fc.oneof(bools, ints, texts, rows)})`,
      say`${word("sum", "min", "max")}(${ints})`,
      say`(${fc.oneof(bools, ints, texts)}).count`,
      say`${ints}[${whole}]`,
      say`{ n: ${whole}, s: ${letters} }.n`,
    ),
    text: fc.oneof(
      bounded,
      word("x.s", "x.t", '""', '"p"', '"q"'),
      say`${texts}[${whole}]`,
      say`x.rows[${whole}].s`,
      say`{ n: ${whole}, s: ${letters} }.s`,
    ),
    bools: fc.oneof(bounded, word("x.bools"), list("bool"), say`(${rows}[*].ok)`, say`(${rows}[*].tags.any)`),
    ints: fc.oneof(bounded, word("x.ints"), list("int"), say`(${rows}[*].n)`, say`(${rows}[*].tags.count)`),
    texts: fc.oneof(
      bounded,
      word("x.texts"),
      list("text"),
      say`(${rows}[*].s)`,
      say`(${rows}[*].tags[*])`,
      say`(${rows}[*].tags[${whole}])`,
    ),
    rows: fc.oneof(
      { maxDepth: 2, depthSize: "small" },
      word("x.rows"),
      say`[x.rows[${whole}], { ok: ${bool}, n: ${whole}, s: ${letters}, tags: ${texts} }]`,
    ),
  };
});

/** Where something may be unknown: `a`, `ints`, `ints[0]`, `rows[1]`, `rows[1].tags[0]` and so on. */
export const PLACES: readonly string[] = [
  ...FACTS,
  ...[0, 1, 2].flatMap((index) => [
    `bools[${index}]`,
    `ints[${index}]`,
    `texts[${index}]`,
    `rows[${index}]`,
    ...["ok", "n", "s", "tags", "tags[0]", "tags[1]"].map((field) => `rows[${index}].${field}`),
  ]),
];

/** Evidence with some places unknown. In: what each fact rests on; all it holds rests on the same. */
export function hideIn(
  sample: Sample,
  hidden: ReadonlySet<string>,
  basisOf: (fact: string) => Basis = () => "observed",
): Scope {
  const facts = Object.entries(sample).map(([fact, value]): [string, Holding] => [
    fact,
    hold(value, fact, hidden, basisOf(fact)),
  ]);
  return { x: holdRecord(Object.fromEntries(facts)) };
}

type Plain = Scalar | readonly Plain[] | { readonly [member: string]: Plain };

function hold(value: Plain, place: string, hidden: ReadonlySet<string>, basis: Basis): Holding {
  if (hidden.has(place)) return unknownBecause(`x.${place}`, "verifier-blocked", "");
  if (typeof value !== "object") return { ...holdConstant(value), provenance: basis };
  if (Array.isArray(value))
    return holdList(
      value.map((item: Plain, index) => hold(item, `${place}[${index}]`, hidden, basis)),
      basis,
    );
  const members = Object.entries(value).map(([name, member]): [string, Holding] => [
    name,
    hold(member, `${place}.${name}`, hidden, basis),
  ]);
  return holdRecord(Object.fromEntries(members));
}
