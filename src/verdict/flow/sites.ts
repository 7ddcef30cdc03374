import {
  type CheckItem,
  isProducer,
  type Producer,
  type Program,
  type Statement,
  type VerifyBlock,
} from "./program.ts";

/** One place of a program that asks the world for evidence. `id` is unique in the program: the name of its check or `let`, and where two
 *  verify blocks have a check of one name, `block.check`. Where that is not enough, such as in the two branches of an `if`, the second one
 *  ends in `#2`. */
export interface Site {
  readonly id: string;
  readonly name: string;
  readonly producer: Producer;
  /** Whether it is a check of a verify block. */
  readonly isCheck: boolean;
}

/** All sites of a program, in the order they are written. Throws: never. */
export function listSites({ statements }: Pick<Program, "statements">): readonly Site[] {
  const found = sitesOfStatements(statements);
  const named = countEach(found.map(({ name }) => name));
  const ids = found.map(({ block, isCheck, name }) => {
    const isShared = isCheck && block !== null && (named.get(name) ?? 0) > 1;
    return isShared ? `${block}.${name}` : name;
  });
  const met = new Map<string, number>();
  return found.map(({ name, producer, isCheck }, index) => {
    const id = ids[index] ?? name;
    const turn = (met.get(id) ?? 0) + 1;
    met.set(id, turn);
    return { name, producer, isCheck, id: turn === 1 ? id : `${id}#${turn}` };
  });
}

function countEach(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

interface FoundSite extends Omit<Site, "id"> {
  /** Name of the `let` of its verify block. */
  readonly block: string | null;
}

function sitesOfStatements(statements: readonly Statement[]): readonly FoundSite[] {
  return statements.flatMap((statement): readonly FoundSite[] => {
    if (statement.kind === "verify") return sitesOfBlock(statement, null);
    if (statement.kind === "if")
      return [...sitesOfStatements(statement.then), ...sitesOfStatements(statement.otherwise ?? [])];
    if (statement.kind !== "let") return [];
    const { name, value } = statement;
    if (value.kind === "verify") return sitesOfBlock(value, name);
    return isProducer(value) ? [{ name, producer: value, isCheck: false, block: null }] : [];
  });
}

function sitesOfBlock(block: VerifyBlock, name: string | null): readonly FoundSite[] {
  return checksOf(block).flatMap((check) =>
    isProducer(check.value) ? [{ name: check.name, producer: check.value, isCheck: true, block: name }] : [],
  );
}

/** The checks of a verify block, the parallel group's among them, in the order they are written. */
export function checksOf({ items }: VerifyBlock): readonly CheckItem[] {
  return items.flatMap((item) => {
    if (item.kind === "parallel") return item.checks;
    return item.kind === "check" ? [item] : [];
  });
}
