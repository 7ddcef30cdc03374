import type { Wire } from "../../../ports/models.ts";
import { anthropic } from "./anthropic.ts";
import { chat } from "./chat.ts";
import { gemini } from "./gemini.ts";
import { responses } from "./responses.ts";
import type { WireShape } from "./wire-shape.ts";

export const wireShapes: Readonly<Record<Wire, WireShape>> = { anthropic, responses, chat, gemini };
