// src/lib/secret.ts
const MIN_SECRET_CHARS = 12;
/** Whether taking a key out of texts protects anything. An endpoint that asks for no key is given any word, such as `ollama` or `true`:
*  that is no secret, and a judge's `true` must stay what it is. */
function isWorthHiding(key) {
	return key.length >= MIN_SECRET_CHARS && !/^\p{L}+$/u.test(key);
}

export { isWorthHiding as t };