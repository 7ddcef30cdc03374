import pc from "picocolors";
import type { ReviewComment, ServerState } from "../../__tests__/support/github-server/state.ts";

type Print = (text: string, paint?: (text: string) => string) => void;

/** The check runs as the merge box lists them, with the summary of each. */
export function showCheckRuns(state: ServerState, print: Print): void {
  print("Check runs", pc.bold);
  for (const { name, conclusion, output } of state.checkRuns) {
    print(`${name}: ${conclusion ?? "in progress"}`, conclusion === "success" ? pc.green : pc.red);
    print(indent(`${output.title ?? ""}\n\n${withoutMarkers(output.summary ?? "")}`));
  }
}

/** The reviews as they stand on the pull request, each with its inline comments. */
export function showReviews(state: ServerState, print: Print): void {
  for (const { id, login, body } of state.reviews) {
    print(`Review by ${login}`, pc.bold);
    print(indent(withoutMarkers(body)));
    for (const comment of state.reviewComments.filter(({ reviewId }) => reviewId === id)) {
      print(`On ${placeOf(comment)}`, pc.cyan);
      print(indent(`${comment.diffHunk.split("\n").slice(-4).join("\n")}\n\n${withoutMarkers(comment.body)}`));
    }
  }
}

function placeOf({ path, startLine, line }: ReviewComment): string {
  if (line === null) return path;
  return startLine === null ? `${path}, line ${line}` : `${path}, lines ${startLine} to ${line}`;
}

/** Our hidden markers are not seen on the page either. */
function withoutMarkers(markdown: string): string {
  return markdown.replaceAll(/<!-- passwhen:[^>]*-->\n?/g, "").trim();
}

function indent(text: string): string {
  return `${text
    .split("\n")
    .map((line) => `  ${line}`.trimEnd())
    .join("\n")}\n`;
}
