import type { Html, RootContent } from "mdast";

/** Elements that a browser keeps open across blank lines, so that what follows is inside them though markdown sees it on its
 *  own. Void elements and those that any block closes, such as `p`, are not among them. */
const CONTAINERS = new Set(
  "article aside blockquote button center dd details div dl dt fieldset figure footer form header iframe li main nav noscript object ol pre script section select style summary svg table tbody td template textarea tfoot th thead title tr ul".split(
    " ",
  ),
);
/** In running text only these are taken for markup: `<div>` there is mostly a word that lost its backticks. */
const INLINE_CONTAINERS = new Set(["details", "template"]);
const TAG = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)[^<>]*(>?)/gi;

/** Which HTML elements stand open between the blocks of a handoff. */
export class OpenElements {
  readonly #open: string[] = [];
  #isTagOpen = false;

  /** The innermost open element, null where a block stands on its own. */
  innermost(): string | null {
    return this.#isTagOpen ? "unfinished tag" : (this.#open.at(-1) ?? null);
  }

  /** Takes in one top-level block. */
  pass(block: RootContent): void {
    if (block.type === "html") this.#read(block, CONTAINERS);
    if (block.type !== "paragraph") return;
    for (const child of block.children) if (child.type === "html") this.#read(child, INLINE_CONTAINERS);
  }

  #read(html: Html, names: ReadonlySet<string>): void {
    for (const match of html.value.matchAll(TAG)) {
      const name = match[2]?.toLowerCase();
      this.#isTagOpen = match[0].startsWith("<!--") ? !match[0].endsWith("-->") : match[3] !== ">";
      if (name === undefined || !names.has(name)) continue;
      if (match[1] === "/") this.#close(name);
      else this.#open.push(name);
    }
  }

  #close(name: string): void {
    const index = this.#open.lastIndexOf(name);
    if (index >= 0) this.#open.length = index;
  }
}
