import { clipText } from "../../publish/cut.ts";
import { showOnOneLine } from "../../publish/hidden.ts";

/** Unseen; splits the words that Slack acts on. */
const BREAK = "\u200b";

/** Untrusted text as one line that mentions nobody, leads nowhere and shows no emoji. In Slack's markup only `<…>` does something of
 *  its own, and `&`, `<` and `>` are the only characters with an escape; what a client may still act on in plain words is split by a
 *  break that nobody sees. Bold and italics stay possible: they only decorate. Throws: never. Source: Slack, "Formatting message text". */
export function asMrkdwn(text: string, maxChars: number): string {
  return clipText(showOnOneLine(text), maxChars)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("`", "'")
    .replaceAll(/[@#]/g, `$&${BREAK}`)
    .replaceAll(/:(?=\/\/)/g, `:${BREAK}`)
    .replaceAll(/(?<![a-z0-9])(mailto|tel)(?=:)/gi, `$1${BREAK}`)
    .replaceAll(/(?<![a-z0-9])(www)(?=\.)/gi, `$1${BREAK}`)
    .replaceAll(/:(?=[^\s:]+:)/g, `:${BREAK}`);
}

/** A link to an address of our own. In: a label of any text. */
export function asLink(url: string, label: string): string {
  return `<${encodeURI(url).replaceAll("|", "%7C")}|${asMrkdwn(label, 200).replaceAll("|", "¦")}>`;
}
