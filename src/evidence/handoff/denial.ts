import { fold } from "./lookalike.ts";

const STOP = "(?= ?(?:$|[:;,.!)\u2014\u2013]|- ))";
const DENIAL = new RegExp(
  `^["'*_ ]*(?:(?:but |although |however,? )?(?:(?:the )?tests? |it )?(?:no|nope|false|untrue|fail(?:s|ed|ing|ure)?|red|broken|not (?:really|true|actually|yet|quite|met|passed|passing|verified))${STOP}|not${STOP}|[\u2717\u2718\u274C\u2716\u2715]|[1-9]\\d*(?: ?(?:of|/) ?\\d+)?(?: tests?| checks?)? (?:fail(?:ed|s|ing|ures?)?|red|broken)${STOP})`,
);
const TURN = "(?:but|though|although|however|except|yet|actually|really|in (?:fact|truth|reality)|rather|correction)";
const FAILS = new RegExp(`\\b${TURN}\\b([^.;]{0,120}?)\\bverifier[-_ ]failed\\b([^.;]{0,60})`);
/** Said of another time, or not said to be so. */
const IS_HEDGED =
  /\b(?:earlier|previous(?:ly)?|before|first|last|used to|no longer|never|not|would|could|might|if|unless|until)\b|n't\b/;
const IS_ANOTHER = new RegExp(
  `\\b${TURN}\\b[ :,]*(?:(?:it|this|the (?:value|result|outcome)) (?:is|was) )?(?:${TURN}[ :,]*)?(?:verifier[-_ ]blocked|not[-_]verified)\\b${STOP}`,
);
const MAX_CHARS = 500;

/** Whether the words right behind a passing value deny it: `: no`, `(failed: 2 red)`. */
export function deniesValue(rest: string): boolean {
  return DENIAL.test(toWords(rest)) || takesBack(rest);
}

/** Whether a line turns from a passing value to a failing one: `but really verifier-failed`. A value that is only named, such
 *  as one that would need something else, turns nothing. */
export function takesBack(line: string): boolean {
  const words = toWords(line);
  const turned = FAILS.exec(words);
  return (turned !== null && !IS_HEDGED.test(`${turned[1]} ${turned[2]}`)) || IS_ANOTHER.test(words);
}

function toWords(text: string): string {
  return fold(text.slice(0, MAX_CHARS)).replace(/\s+/g, " ").trim();
}
