import { D as string, E as strictObject, a as _enum, p as int } from "./schemas.js";
import { t as CliParams } from "./params2.js";

// src/agents/judge/params.ts
const PROVIDERS = [
	"anthropic",
	"openai",
	"google",
	"gateway",
	"compatible"
];
const EFFORTS = [
	"none",
	"minimal",
	"low",
	"medium",
	"high",
	"xhigh",
	"max"
];
const { "base-url": baseUrl, "key-env": keyEnv, price, ...others } = CliParams.shape;
/** What only the runtime's own proxy can hold an endpoint to. */
const NEEDS_PROXY = [
	"budget-usd",
	"budget-tokens",
	"price"
];
/** The built-in judge: one call of a model that sees text and nothing else. */
const JudgeParams = strictObject({
	model: string().regex(new RegExp(`^(?:${PROVIDERS.join("|")}):[A-Za-z0-9@][^\\s\\p{Cc}]{0,199}$`, "u"), `must be a provider (${PROVIDERS.join(", ")}), a colon and the model as that provider spells it, such as \`anthropic:claude-sonnet-5\``).describe("Provider and model, such as `anthropic:claude-sonnet-5`. `compatible:` is any endpoint that speaks OpenAI Chat Completions."),
	"base-url": baseUrl.describe("Address of the model's endpoint, the provider's own by default; `compatible:` needs it. A `/v1` at the end is left off where the judge adds it by itself."),
	"key-env": keyEnv.describe("Environment variable that holds the key; by default the one the provider names."),
	"budget-usd": others["budget-usd"],
	"budget-tokens": others["budget-tokens"],
	price,
	effort: _enum(EFFORTS).optional().describe("How much the model thinks first; the provider's own by default."),
	"max-output-tokens": int().min(256).optional().describe("Most tokens of the answer, those for thinking included where the provider counts them so.")
}).superRefine((params, context) => {
	const provider = providerOf(params.model);
	if (provider === "compatible" && params["base-url"] === void 0) context.addIssue({
		code: "custom",
		path: ["base-url"],
		message: "is missing; `compatible:` needs the endpoint's address"
	});
	for (const key of provider === "gateway" ? NEEDS_PROXY : []) if (params[key] !== void 0) context.addIssue({
		code: "custom",
		path: [key],
		message: "cannot be kept: calls of `gateway:` do not go through the runtime's proxy"
	});
});
/** What stands before the first colon. In: a model of any form. Out: null for no provider of ours. */
function providerOf(model) {
	return PROVIDERS.find((name) => model.startsWith(`${name}:`)) ?? null;
}

export { providerOf as n, JudgeParams as t };