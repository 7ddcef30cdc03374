import { arch } from "node:process";
import { quoteWord } from "./quote.ts";

/** What mounts for us: perl, by the kernel's own calls, or the system's `mount`, of which each mount takes one more start. */
export interface MountProgram {
  readonly path: string;
  readonly isPerl: boolean;
}

/** A folder and the place where a program finds it, with what is mounted below: in a user namespace the kernel lets nobody uncover what
 *  lies under a mount. */
export interface Mount {
  readonly from: string;
  readonly at: string;
}

export type MountStep = { readonly bind: Mount } | { readonly readOnly: string };

/** Whether perl can mount here: the calls have the same numbers on all but the oddest machines. */
export const CAN_PERL_MOUNT = arch === "x64" || arch === "arm64";

/** The words before a program that do these steps and then become the program. As for programs that cannot be found, exit
 *  code 125 says that the enclosure failed. In: a shell. */
export function mountWords(
  shell: string,
  { path, isPerl }: MountProgram,
  steps: readonly MountStep[],
): readonly string[] {
  return isPerl ? [path, "-e", PERL, "--", ...steps.flatMap(toPerlWords), "go"] : shellWords(shell, path, steps);
}

function toPerlWords(step: MountStep): readonly string[] {
  return "bind" in step ? ["bind", step.bind.from, step.bind.at] : ["ro", step.readOnly];
}

// open_tree (a recursive clone that is closed on exec), move_mount, and mount_setattr with MOUNT_ATTR_RDONLY, which leaves the other
// attributes as they are: in a user namespace some of them may not be taken away.
const PERL = `
my ($none, $readonly) = ("", pack("Q4", 1, 0, 0, 0));
sub check { $_[0] or exit 125 }
while (($step = shift) ne "go") {
  if ($step eq "bind") {
    my ($from, $at) = (shift, shift);
    my $tree = syscall(428, -100, $from, 0x1 | 0x8000 | 0x80000);
    check($tree >= 0);
    check(syscall(429, $tree, $none, -100, $at, 0x4) == 0);
  } else {
    my $at = shift;
    check(syscall(442, -100, $at, 0, $readonly, 32) == 0);
  }
}
exec { $ARGV[0] } @ARGV;
exit 125`;

function shellWords(shell: string, mount: string, steps: readonly MountStep[]): readonly string[] {
  const words: string[] = [];
  const word = (text: string): string => `"\${${words.push(text)}}"`;
  const program = quoteWord(mount);
  const commands = steps.map((step) =>
    "bind" in step
      ? `${program} --rbind ${word(step.bind.from)} ${word(step.bind.at)}`
      : `${program} -o remount,bind,ro ${word(step.readOnly)}`,
  );
  const script = `${commands.join(" && ")} && shift ${words.length} || exit 125; exec "$@"`;
  return [shell, "-p", "-c", script, "guard", ...words];
}
