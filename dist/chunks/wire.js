import { D as string, _ as literal, u as boolean, v as looseObject, x as object } from "./schemas.js";
import { dirname, join } from "node:path";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";

// src/adapters/tools/handover.ts
/** An environment would show the nonce to every program of the same user for as long as the server runs. In: a folder that the agent
*  sees and no other program. Out: a file in a private folder there. Throws: what the file system refuses. */
async function layOut(nonce, parent) {
	const folder = await mkdtemp(join(parent, `passwhen-${randomUUID()}-`));
	const file = join(folder, "nonce");
	const remove = () => rm(folder, {
		recursive: true,
		force: true
	});
	try {
		await writeFile(file, nonce, {
			mode: 384,
			flag: "wx"
		});
		return {
			file,
			remove
		};
	} catch (error) {
		await remove();
		throw error;
	}
}
/** Reads a nonce that was laid out and leaves nothing of it. Throws where it is gone. */
async function takeUp(file) {
	const nonce = await readFile(file, "utf8");
	await rm(dirname(file), {
		recursive: true,
		force: true
	});
	return nonce;
}

// src/adapters/tools/wire.ts
/** How the server that an agent's program starts finds the run that it belongs to. */
const ADDRESS_VARIABLE = "PASSWHEN_TOOL_ADDRESS";
/** A file with what the server shows the run to be taken for the server; good for one connection. */
const FILE_VARIABLE = "PASSWHEN_TOOL_FILE";
/** What the run answers to the two requests there are. */
const TOOL_PATH = "/tool";
const CALL_PATH = "/call";
/** Bytes of one call's arguments. */
const MAX_CALL_BYTES = 1048576;
const ToolAnswer = object({
	name: string(),
	description: string(),
	inputSchema: looseObject({ type: literal("object") })
});
const CallAnswer = object({
	isAccepted: boolean(),
	text: string()
});

export { MAX_CALL_BYTES as a, layOut as c, FILE_VARIABLE as i, takeUp as l, CALL_PATH as n, TOOL_PATH as o, CallAnswer as r, ToolAnswer as s, ADDRESS_VARIABLE as t };