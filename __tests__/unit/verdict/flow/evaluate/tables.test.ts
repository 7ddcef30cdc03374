import { expect, test } from "vitest";
import { evaluate } from "../../../../../src/verdict/flow/evaluate.ts";
import { claimed, observed, parsed, scopeOf, smuggle, unknown } from "../support.ts";

const scope = scopeOf({
  x: {
    t: observed(true),
    f: observed(false),
    u: unknown(),
    one: observed(1),
    two: observed(2),
    half: observed(0.5),
    most: observed(9_007_199_254_740_991),
    huge: observed(1.7e308),
    nan: observed(Number.NaN),
    a: observed("a"),
    ab: observed("ab"),
    path: observed("src/deep/.hidden/file.ts"),
    long: observed("a".repeat(5_000)),
    none: observed([]),
    ts: observed([true, true]),
    tf: observed([true, false]),
    ff: observed([false, false]),
    tu: observed(smuggle([true, null])),
    fu: observed(smuggle([false, null])),
    numbers: observed([3, 1, 2]),
    rows: claimed([{ n: 1, tags: ["a"] }, { n: 2, tags: ["b", "c"] }, { tags: [] }]),
    odd: claimed([{ tags: ["a"] }, {}]),
    record: observed({ a: 1, inner: { ok: true } }),
  },
});

/** Each line: what comes out (T, F, or U with its reason), then the expression. `x.u` and the last item of `x.tu` and `x.fu` are unknown. */
const TABLE = `
# not, and, or over calls
T  not any(x.none)
F  not all(x.none)
U missing-fact  not all(x.tu)
F  all(x.tu) and x.f
T  all(x.tu) or x.t
U missing-fact  all(x.tu) or x.f

# all: one false settles it
T  all([])
T  all(x.none)
T  all([x.t])
T  all([x.t, x.t])
F  all([x.t, x.f])
F  all([x.f])
F  all([x.f, x.u])
F  all([x.u, x.f])
F  all(x.fu)
U verifier-blocked  all([x.t, x.u])
U verifier-blocked  all([x.u])
U missing-fact  all(x.tu)
U verifier-blocked  all(x.u)
U type-mismatch  all([x.one, x.t])
F  all([x.one, x.f])
U type-mismatch  all(x.t)
U type-mismatch  all(x.record)

# any: one true settles it
F  any([])
T  any([x.t])
T  any([x.f, x.t])
F  any([x.f, x.f])
F  any(x.ff)
T  any([x.t, x.u])
T  any([x.u, x.t])
T  any(x.tu)
U verifier-blocked  any([x.f, x.u])
U verifier-blocked  any([x.u])
U missing-fact  any(x.fu)
U verifier-blocked  any(x.u)
U type-mismatch  any([x.a, x.f])

# none: one true settles it
T  none([])
F  none([x.t])
F  none([x.f, x.t])
T  none([x.f, x.f])
F  none([x.t, x.u])
F  none(x.tu)
U verifier-blocked  none([x.f, x.u])
U verifier-blocked  none([x.u])
U verifier-blocked  none(x.u)
U type-mismatch  none([x.a, x.f])

# unique: two equal items settle it
T  unique([])
T  unique([x.one])
T  unique([x.one, x.two])
F  unique([x.one, x.one])
F  unique([x.one, x.two, x.one])
F  unique([x.one, x.u, x.one])
F  unique([x.u, x.a, "a"])
U verifier-blocked  unique([x.one, x.u])
U verifier-blocked  unique([x.u, x.u])
T  unique([x.u])
T  unique(["a", "A"])
F  unique([0, 0 - 0, -0])
U verifier-blocked  unique(x.u)
U type-mismatch  unique(x.a)
U type-mismatch  unique(x.rows)
F  unique(x.ts)
T  unique(x.tf)

# count, and the three members of lists: items need not be known
T  count([]) == 0
T  count([x.u]) == 1
T  count([x.t, x.u, x.f]) == 3
U verifier-blocked  count(x.u) == 0
U type-mismatch  count(x.a) == 1
U type-mismatch  count(x.record) == 2
T  x.none.count == 0
T  x.tu.count == 2
T  [x.u].any
F  [x.u].none
F  x.none.any
T  x.none.none
T  x.ff.any
F  x.ff.none
U verifier-blocked  x.u.count == 1
U verifier-blocked  x.u.any
U verifier-blocked  x.u.none
U type-mismatch  x.ff.length == 2
U type-mismatch  x.a.count == 1

# sum, min, max: whatever is unknown counts
T  sum([]) == 0
T  sum([x.one]) == 1
T  sum([x.one, x.two, x.half]) == 3.5
T  sum(x.numbers) == 6
U verifier-blocked  sum([x.one, x.u]) == 1
U verifier-blocked  sum([x.one, x.u]) >= 0
U verifier-blocked  sum(x.u) == 0
U type-mismatch  sum([x.one, x.a]) == 1
U type-mismatch  sum(x.a) == 0
T  sum([x.most, x.one, -1]) == x.most
U not-a-number  sum([x.most, x.one]) > 0
U not-a-number  sum([x.huge, x.huge]) > 0
U not-a-number  sum([x.nan]) > 0
T  min([x.two]) == 2
T  min(x.numbers) == 1
T  max(x.numbers) == 3
T  min([x.half, x.one]) == 0.5
T  max([-1, -2]) == -1
U missing-fact  min([]) == 0
U missing-fact  max([]) == 0
U missing-fact  max(x.none) == 0
U verifier-blocked  min([x.one, x.u]) <= 1
U verifier-blocked  max([x.one, x.u]) >= 1
U verifier-blocked  min(x.u) == 0
U verifier-blocked  max(x.u) == 0
U type-mismatch  min(["a", "b"]) == 0
U type-mismatch  max(x.one) == 1

# disjoint: one item in both settles it
T  disjoint([], [])
T  disjoint([x.one], [])
T  disjoint([], [x.one])
T  disjoint([x.one], [x.two])
F  disjoint([x.one], [x.two, x.one])
F  disjoint([x.one, x.u], [x.one])
F  disjoint([x.one], [x.u, x.one])
T  disjoint([], [x.u])
T  disjoint([x.u], [])
U verifier-blocked  disjoint([x.one, x.u], [x.two])
U verifier-blocked  disjoint([x.one], [x.u])
U verifier-blocked  disjoint([x.u], [x.u])
U verifier-blocked  disjoint(x.u, [x.one])
U verifier-blocked  disjoint([x.one], x.u)
U type-mismatch  disjoint([x.one], ["1"])
U type-mismatch  disjoint(x.one, [x.one])
U type-mismatch  disjoint([x.one], x.one)
U type-mismatch  disjoint([x.record], [x.one])

# subset: a known item that is in the second list for certain not
T  subset([], [])
T  subset([], [x.one])
F  subset([x.one], [])
T  subset([x.one], [x.one, x.two])
T  subset([x.one, x.one], [x.one])
F  subset([x.one, x.two], [x.one])
F  subset([x.u, x.two], [x.one])
F  subset([x.two, x.u], [x.one])
T  subset([], [x.u])
F  subset([x.u], [])
T  subset([x.one], [x.u, x.one])
U verifier-blocked  subset([x.one], [x.u])
U verifier-blocked  subset([x.one, x.two], [x.u, x.one])
U verifier-blocked  subset([x.one, x.u], [x.one])
U verifier-blocked  subset([x.u], [x.u])
U verifier-blocked  subset(x.u, [x.one])
U verifier-blocked  subset([x.one], x.u)
U type-mismatch  subset([x.one], ["1"])
U type-mismatch  subset(x.one, [x.one])
U type-mismatch  subset([x.one], x.one)

# in, not in, contains of a list
T  x.one in [1, 2]
F  x.one in [2, 3]
F  x.one in []
T  x.one in [x.u, 1]
U verifier-blocked  x.one in [x.u, 2]
U verifier-blocked  x.u in [1]
U verifier-blocked  x.u in []
U verifier-blocked  x.one in x.u
F  x.one not in [1, 2]
T  x.one not in [2, 3]
T  x.one not in []
F  x.one not in [x.u, 1]
U verifier-blocked  x.one not in [x.u, 2]
U verifier-blocked  x.u not in [1]
T  x.a in ["a"]
F  x.a in ["A", "ab"]
T  x.t in x.tf
U type-mismatch  x.one in ["1"]
T  x.one in ["1", 1]
U type-mismatch  x.a in "ab"
U type-mismatch  x.record in [1]
U type-mismatch  x.none in [1]
T  contains([1, 2], x.one)
F  contains([2], x.one)
F  contains([], x.one)
T  contains([x.u, 1], x.one)
U verifier-blocked  contains([x.u, 2], x.one)
U verifier-blocked  contains([1], x.u)
U verifier-blocked  contains(x.u, 1)
U type-mismatch  contains(["1"], x.one)
U type-mismatch  contains(x.one, 1)

# texts
T  contains(x.ab, "b")
F  contains(x.ab, "c")
T  contains(x.ab, "")
U verifier-blocked  contains(x.ab, x.u)
U type-mismatch  contains(x.ab, x.one)
T  starts_with(x.ab, "a")
T  starts_with(x.ab, "ab")
T  starts_with(x.ab, "")
F  starts_with(x.ab, "b")
F  starts_with(x.a, "ab")
U verifier-blocked  starts_with(x.u, "a")
U verifier-blocked  starts_with(x.u, "")
U verifier-blocked  starts_with(x.ab, x.u)
U type-mismatch  starts_with(x.one, "1")
U type-mismatch  starts_with(x.ab, x.one)
U type-mismatch  starts_with(["a"], "a")
T  ends_with(x.ab, "b")
F  ends_with(x.ab, "a")
U verifier-blocked  ends_with(x.u, "b")
U verifier-blocked  ends_with(x.ab, x.u)
U type-mismatch  ends_with(x.ab, x.t)
T  glob(x.path, "src/**")
T  glob(x.path, "**/*.ts")
T  glob(x.path, "src/*/.hidden/*.{ts,js}")
F  glob(x.path, "src/*")
F  glob(x.path, "*.ts")
F  glob(x.path, "deep")
F  glob(x.path, "SRC/**")
F  glob("", "**/x")
U verifier-blocked  glob(x.u, "**")
U type-mismatch  glob(x.one, "**")
U type-mismatch  glob(x.path, x.a)
U type-mismatch  glob(x.path, "")
U too-many-steps  glob(x.long, "a**")

# arithmetic
T  x.one + x.two == 3
T  x.one - x.two == -1
T  x.two * x.two == 4
T  x.one / x.two == 0.5
T  7 % x.two == 1
T  -7 % x.two == -1
T  7.5 % x.two == 1.5
T  6 / 3 == 2
T  -x.one == -1
T  -(-x.one) == 1
T  1 - -1 == 2
T  2 + 3 * 4 == 14
T  (2 + 3) * 4 == 20
T  10 - 3 - 2 == 5
T  0 * -1 == 0
T  x.most + 0 == x.most
T  x.most - 1 + 1 == x.most
U not-a-number  x.most + 1 > 0
U not-a-number  0 - x.most - 2 < 0
U not-a-number  x.most * 2 > 0
U not-a-number  x.one / 0 == 0
U not-a-number  0 / 0 == 0
U not-a-number  x.one / (1 - 1) == 0
U not-a-number  x.one % 0 == 0
U not-a-number  x.huge * 10 > 0
U not-a-number  x.huge / 0.01 > 0
U not-a-number  x.nan + 1 > 0
U verifier-blocked  x.u + 1 == 1
U verifier-blocked  1 + x.u == 1
U verifier-blocked  1 - x.u == 1
U verifier-blocked  x.u * 0 == 0
U verifier-blocked  0 * x.u == 0
U verifier-blocked  0 / x.u == 0
U verifier-blocked  x.u % 1 == 0
U verifier-blocked  x.u - x.u == 0
U verifier-blocked  -x.u == 0
U type-mismatch  x.a + "b" == "ab"
U type-mismatch  x.one + x.t == 2
U type-mismatch  -x.a == 0
U type-mismatch  -x.t == 0
U type-mismatch  x.none + x.none == 0

# items of lists
T  x.numbers[0] == 3
T  x.numbers[2] == 2
T  x.numbers[x.one + 1] == 2
T  [x.u, x.t][1]
U verifier-blocked  [x.u, x.t][0]
U missing-fact  x.numbers[3] == 2
U missing-fact  x.numbers[-1] == 2
U missing-fact  x.numbers[x.half] == 3
U missing-fact  x.none[0]
U verifier-blocked  x.numbers[x.u] == 1
U verifier-blocked  x.u[0] == 1
U type-mismatch  x.numbers[x.a] == 1
U type-mismatch  x.numbers["length"] == 3
U type-mismatch  x.a[0] == "a"
U type-mismatch  x.record[0] == 1

# projections
T  count(x.rows[*].n) == 3
T  (x.rows[*].n).count == 3
T  1 in x.rows[*].n
U missing-fact  3 in x.rows[*].n
U missing-fact  sum(x.rows[*].n) == 3
U missing-fact  unique(x.rows[*].n)
F  disjoint(x.rows[*].n, [2])
T  count(x.rows[*].tags) == 3
T  count(x.rows[*].tags[*]) == 3
T  unique(x.rows[*].tags[*])
T  sum(x.rows[*].tags.count) == 3
F  all(x.rows[*].tags.any)
T  x.rows[*].tags[0] == 1 or count(x.rows[*].tags[0]) == 3
U missing-fact  subset(x.rows[*].tags[0], ["a", "b"])
T  "b" in x.rows[*].tags[x.one - 1]
T  count(x.none[*].what) == 0
T  unique(x.none[*].what[*].ever)
U missing-fact  unique(x.odd[*].tags[*])
U missing-fact  count(x.odd[*].tags[*]) == 1
U verifier-blocked  count(x.u[*].a) == 0
U type-mismatch  count(x.a[*]) == 1
U type-mismatch  count(x.record[*]) == 1
U type-mismatch  all(x.numbers[*].ok)
T  count(x.numbers[*].ok) == 3
F  unique(x.ff[*])

# records
T  { a: x.t, b: x.u }.a
U verifier-blocked  { a: x.t, b: x.u }.b
U missing-fact  { a: x.t }.c
U missing-fact  { a: x.t }.constructor
T  { a: { b: [x.t] } }.a.b[0]
T  x.record.inner.ok
U type-mismatch  { a: x.t }
U type-mismatch  { a: 1 } == { a: 1 }
U type-mismatch  [1] == [1]
U type-mismatch  [1] != [2]
U type-mismatch  x.record == x.record

# calls that are none
U missing-fact  shout(x.a)
U missing-fact  constructor(x.a)
U missing-fact  toString()
U type-mismatch  count()
U type-mismatch  count(x.none, x.none)
U type-mismatch  all(x.ts, x.ts)
U type-mismatch  glob(x.a)
T  shout(x.a) or x.t
`;

const LETTERS: Readonly<Record<string, string>> = { T: "true", F: "false", U: "unknown" };
const rows = TABLE.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

test.each(rows)("%s", (row) => {
  const [, letter = "", reason = "", source = ""] = /^([TFU])(?: (\S+))? {2}(.*)$/.exec(row) ?? [];
  const { result, causes } = evaluate(parsed(source), scope);
  expect([result, causes[0]?.reason ?? ""]).toEqual([LETTERS[letter], reason]);
});

test("every row of the table is read", () => {
  expect(rows.length).toBeGreaterThan(250);
  expect(rows.filter((row) => !/^(?:[TF]|U [a-z-]+) {2}\S/.test(row))).toEqual([]);
});
