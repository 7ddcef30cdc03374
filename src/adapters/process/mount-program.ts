import { arch } from "node:process";
import type { GuardedFolders } from "./mount-guard.ts";
import { quoteWord } from "./quote.ts";

/** What mounts for us: perl, by the kernel's own calls, or the system's `mount`, of which each mount takes one more start. */
export interface MountProgram {
  readonly path: string;
  readonly isPerl: boolean;
}

/** Whether perl can mount here: the calls have the same numbers on all but the oddest machines. */
export const CAN_PERL_MOUNT = arch === "x64" || arch === "arm64";

/** The words before a program that mount these folders and then become the program; none where there is nothing to guard. As for programs
 *  that cannot be found, exit code 125 says that the enclosure failed. In: a shell. */
export function mountWords(shell: string, { path, isPerl }: MountProgram, guarded: GuardedFolders): readonly string[] {
  if (guarded.readOnly.length === 0) return [];
  return isPerl ? [path, "-e", PERL, "--", ...perlWords(guarded), "go"] : shellWords(shell, path, guarded);
}

/** What is the program's own is taken first and put in place last: between the two all that lies below a folder of ours, whatever is
 *  mounted there, is made read-only in one. */
function perlWords({ pinned, readOnly, writable, view }: GuardedFolders): readonly string[] {
  return [
    ...writable.flatMap(({ from, at }) => ["take", from, at]),
    ...[...pinned, ...readOnly].flatMap((folder) => ["bind", folder, folder]),
    ...readOnly.flatMap((folder) => ["ro", folder]),
    "put",
    ...(view === null ? [] : ["bind", view.from, view.at]),
  ];
}

// open_tree (a recursive clone that is closed on exec), move_mount, and a recursive mount_setattr with MOUNT_ATTR_RDONLY, which leaves
// the other attributes as they are: in a user namespace some of them may not be taken away. A line break would let the word for a folder
// pass for another one.
const PERL = `
my ($none, $readonly, @own) = ("", pack("Q4", 1, 0, 0, 0));
sub check {
  my ($done, $what) = @_;
  return if $done;
  my $why = $!;
  $what =~ tr/\\n/ /;
  print STDERR "$what: $why\\n";
  exit 125;
}
sub take {
  my ($from) = @_;
  my $tree = syscall(428, -100, $from, 0x1 | 0x8000 | 0x80000);
  check($tree >= 0, "$from cannot be mounted");
  return $tree;
}
sub put {
  my ($tree, $at) = @_;
  check(syscall(429, $tree, $none, -100, $at, 0x4) == 0, "nothing can be mounted on $at");
}
while (($step = shift) ne "go") {
  if ($step eq "put") {
    put(@$_) for @own;
    next;
  }
  my $folder = shift;
  if ($step eq "take") {
    push @own, [take($folder), shift];
  } elsif ($step eq "bind") {
    put(take($folder), shift);
  } else {
    check(syscall(442, -100, $folder, 0x8000, $readonly, 32) == 0, "$folder cannot be made read-only");
  }
}
exec { $ARGV[0] } @ARGV;
check(0, "$ARGV[0] cannot be started");`;

/** It cannot hold what is not mounted, so that what is the program's own is in place before all else is read-only; what others mounted
 *  below a folder of ours stays as it is. */
function shellWords(
  shell: string,
  mount: string,
  { pinned, readOnly, writable, view }: GuardedFolders,
): readonly string[] {
  const words: string[] = [];
  const word = (text: string): string => `"\${${words.push(text)}}"`;
  const program = quoteWord(mount);
  const bind = (from: string, at: string): string => `${program} --rbind ${word(from)} ${word(at)}`;
  const commands = [
    ...[...pinned, ...readOnly].map((folder) => bind(folder, folder)),
    ...writable.map(({ from, at }) => bind(from, at)),
    ...readOnly.map((folder) => `${program} -o remount,bind,ro ${word(folder)}`),
    // From a folder that is read-only by now, and so is what is seen of it.
    ...(view === null ? [] : [bind(view.from, view.at)]),
  ];
  const script = `${commands.join(" && ")} && shift ${words.length} || exit 125; exec "$@"`;
  return [shell, "-p", "-c", script, "guard", ...words];
}
