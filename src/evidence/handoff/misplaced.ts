import type { Remark } from "./remark.ts";
import { warn } from "./remark.ts";
import type { Section } from "./sections.ts";

const NAMES: ReadonlyMap<string, string> = new Map(
  "Target,Branch,Status,Execution,Findings,Critique,Critiques,Measurements,PR,Pull Request,Failure Mode,FailureMode"
    .split(",")
    .map((name) => [name.toLowerCase(), name]),
);

/** A warning for each section of the format that stands at another depth, where it is not read. Below a section of the same
 *  name it belongs to that one, and notes may be structured at will. */
export function findMisplaced(sections: readonly Section[]): readonly Remark[] {
  let parentName = "";
  return sections.flatMap((section) => {
    if (section.depth <= 2) parentName = section.depth === 2 ? section.name : "";
    const name = NAMES.get(section.name);
    const isInPlace = section.depth === 2 || parentName === section.name || /^notes\b/.test(parentName);
    return name === undefined || isInPlace ? [] : [remarkMisplaced(section, name)];
  });
}

function remarkMisplaced({ depth, range }: Section, name: string): Remark {
  const message = `\`${"#".repeat(depth)} ${name}\` is not read as the section \`## ${name}\``;
  return warn("section-depth", message, range, `write \`## ${name}\`, with exactly two number signs`);
}
