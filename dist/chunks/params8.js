import { D as string, E as strictObject, _ as literal, a as _enum, l as array, p as int, u as boolean } from "./schemas.js";
import { o as TEXT, r as INT, t as BOOL } from "./type.js";

// src/checks/judge/params.ts
/** Characters of the whole payload. */
const DEFAULT_MAX_INPUT = 2e5;
const RubricFile = strictObject({
	name: string().min(1).describe("Path of the file in the repository."),
	body: string().describe("The file without its front matter: the standard to judge by.")
});
/** Whom to ask for a judgement, by what standard, and how much it may read. */
const JudgeParams = strictObject({
	judge: string().refine((rubric) => rubric.trim() !== "", "must not be empty").describe("The standard to judge by, in words."),
	agent: string().min(1).describe("Name of the agent that judges, from `agents`."),
	votes: literal([
		1,
		3,
		5
	]).optional().describe("How often it is asked; the majority of all counts. 1 by default."),
	"max-input": int().min(1e4).max(4e6).optional().describe("Characters that a judge is given at most; 200000 by default."),
	"allow-truncated": boolean().optional().describe("Whether a pass counts although part of the change was not shown; no by default."),
	include: array(_enum([
		"title",
		"body",
		"messages"
	])).optional().describe("What the author says that the judge is shown too; nothing by default."),
	rubricFile: RubricFile.optional().describe("Set by the runtime where the judge is a markdown file.")
});
const judgeFacts = {
	pass: BOOL,
	critique: TEXT,
	votes: INT,
	agreed: BOOL,
	truncated: BOOL
};

export { JudgeParams as n, judgeFacts as r, DEFAULT_MAX_INPUT as t };