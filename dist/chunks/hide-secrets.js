import { t as isWorthHiding } from "./secret.js";

// src/cli-agent/hide-secrets.ts
const HIDDEN = "[secret]";
/** In: the secrets that the agent holds. */
function createSecretFilter(secrets) {
	const needles = secrets.filter(isWorthHiding);
	const hide = (text) => needles.reduce((rest, needle) => rest.replaceAll(needle, HIDDEN), text);
	return {
		hide,
		guard: (task) => ({
			...task,
			keep: (name, label, text) => task.keep(name, label, hide(text)),
			openTranscript: async (name, label) => hideInTranscript(await task.openTranscript(name, label), needles)
		})
	};
}
/** Output comes in pieces of any size: the end of each is held back, as it may be the beginning of a secret. */
function hideInTranscript(transcript, secrets) {
	const needles = secrets.map((secret) => Buffer.from(secret).toString("latin1"));
	const heldChars = Math.max(0, ...needles.map(({ length }) => length - 1));
	let held = "";
	const write = (text) => {
		if (text !== "") transcript.write(Buffer.from(text, "latin1"));
	};
	return {
		write: (bytes) => {
			const text = held + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
			const clean = needles.reduce((rest, needle) => rest.replaceAll(needle, HIDDEN), text);
			const cut = Math.max(0, clean.length - heldChars);
			held = clean.slice(cut);
			write(clean.slice(0, cut));
		},
		close: () => {
			write(held);
			held = "";
			return transcript.close();
		}
	};
}

export { createSecretFilter as t };