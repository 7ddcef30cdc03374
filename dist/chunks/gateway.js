import { r as createGateway } from "./dist.js";
import { t as settingsOf } from "./provider.js";

// src/agents/judge/providers/gateway.ts
const provider = {
	path: "",
	makeModel: (model, access) => createGateway(settingsOf(access))(model)
};

export { provider };