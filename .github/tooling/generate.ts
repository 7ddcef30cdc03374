import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format } from "oxfmt";
import { z } from "zod";
import { agents } from "../../src/agents/index.ts";
import { checkParams } from "../../src/checks/index.ts";
import { PlanSchema } from "../../src/plan/plan.ts";
import { documentPolicy } from "../../src/policy/schema.ts";
import oxfmtConfig from "./oxfmt.json" with { type: "json" };

const folder = new URL("../schemas/", import.meta.url);

/** The committed JSON Schemas for editors, by path, as text. They are made from the schemas that validate. */
export async function generateSchemas(): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const policy = documentPolicy({ agents, checks: checkParams });
  return Promise.all([
    toFile("plan.schema.json", PlanSchema, "Acceptance plan (Orchestrate plan.json)"),
    toFile("policy.schema.json", policy, "Passwhen policy (.github/passwhen.yml)"),
  ]);
}

async function toFile(name: string, schema: z.ZodType, title: string): Promise<{ path: string; text: string }> {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  const json = JSON.stringify({ $schema, title, ...rest });
  const { code } = await format(name, json, { printWidth: oxfmtConfig.printWidth });
  return { path: fileURLToPath(new URL(name, folder)), text: code };
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of await generateSchemas()) writeFileSync(path, text);
}
