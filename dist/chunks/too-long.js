// src/evidence/too-long.ts
const TOO_LONG = /too (?:long|large)\b|too many (?:input )?tokens|context[ _](?:length|window|size)|maximum context|inputs? tokens? \+|(?:prompt|input|context)\b[^.]{0,80}\bexceed/i;
/** Whether the words of a model's endpoint, or of an agent, say that what it was given to read is more than it takes. Whoever writes a change
*  decides how much that is, so it is no error of a judge's own. */
function saysTooLong(words) {
	return TOO_LONG.test(words);
}

export { saysTooLong as t };