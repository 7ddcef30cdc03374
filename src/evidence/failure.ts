import { findPlaces, type Place, tellingLine } from "./places.ts";

const MAX_PLACES = 2;

/** One thing to tell the author of a command that failed. */
export interface ToldFailure {
  /** Null when the output names no file of the change. */
  readonly place: Place | null;
  readonly severity: "high" | "low";
  /** Untrusted plain text. */
  readonly text: string;
}

/** What to tell of a command that failed: the first place gets the whole story, the others a pointer to it; without a place the story
 *  stands alone. In: the command or the criterion it breaks, how it ended, what it printed. Out: at least one. Throws: never. */
export function tellFailure(
  subject: string,
  { outcome, output }: { readonly outcome: string; readonly output: string },
  places: readonly Place[],
): readonly ToldFailure[] {
  const line = tellingLine(output);
  const story = { severity: "high", text: `${subject} → ${outcome}${line === "" ? "" : `: ${line}`}` } as const;
  const pointer = { severity: "low", text: `${subject} → ${outcome}; its output names this line too` } as const;
  if (places.length === 0) return [{ place: null, ...story }];
  return places.map((place, index) => ({ place, ...(index === 0 ? story : pointer) }));
}

/** The first places in a command's output that are files, at most two. In: the folder it ran in, which paths belong to the change
 *  (they go first), and which are files. */
export async function choosePlaces(
  { output, dir }: { readonly output: string; readonly dir: string },
  isChanged: (path: string) => boolean,
  isFile: (path: string) => Promise<boolean>,
): Promise<readonly Place[]> {
  const found = findPlaces(output, dir);
  const chosen = found.filter(({ path }) => isChanged(path)).slice(0, MAX_PLACES);
  for (const place of found) {
    if (chosen.length === MAX_PLACES) break;
    if (!isChanged(place.path) && (await isFile(place.path))) chosen.push(place);
  }
  return chosen;
}
