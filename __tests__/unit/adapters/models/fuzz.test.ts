import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";
import { createAnswerReader } from "../../../../src/adapters/models/read-answer.ts";
import { wireShapes } from "../../../../src/adapters/models/wires/index.ts";
import { ask, openProxy, WIRES } from "../../../support/model-proxy.ts";
import { startUpstream } from "../../../support/upstream.ts";

const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
const nestedObjects = (depth: number): string => '{"a":'.repeat(depth) + "1" + "}".repeat(depth);

const PLACES: Readonly<Record<string, (deep: string) => string>> = {
  anthropic: (deep) => `{"type":"content_block_delta","delta":${deep}}`,
  responses: (deep) => `{"type":"x.delta","delta":${deep},"response":{"error":${deep}}}`,
  chat: (deep) => `{"choices":[{"delta":${deep}}],"error":${deep}}`,
  gemini: (deep) => `{"candidates":[{"content":${deep}}],"usageMetadata":${deep}}`,
};

test.each(WIRES.flatMap((wire) => [true, false].map((isStream) => [wire, isStream] as const)))(
  "%s, streamed %s: an answer nested deeper than the stack does no harm",
  async (wire, isStream) => {
    const type = isStream ? "text/event-stream" : "application/json";
    const place = PLACES[wire] ?? String;
    const texts = [nested(20_000), nestedObjects(20_000), nested(400_000)].map(place);
    let asked = 0;
    const upstream = await startUpstream((response) => {
      const text = texts[asked] ?? "";
      asked += 1;
      response.writeHead(200, { "content-type": type }).end(isStream ? `data: ${text}\n\n` : text);
    });
    const session = await openProxy(upstream.url, { wire });
    for (const text of texts)
      expect((await (await ask(session, { wire })).text()).length).toBeGreaterThanOrEqual(text.length);
    expect(session.usage().outputTokens).toBeGreaterThan(0);
    if (session.stopped.aborted) expect(session.stopped.reason).not.toMatchObject({ code: "internal-error" });
  },
);

const names = [
  "type",
  "message",
  "usage",
  "delta",
  "error",
  "choices",
  "candidates",
  "response",
  "model",
  "status",
  "content",
  "usageMetadata",
  "finish_reason",
  "input_tokens",
];
const values = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom(null, true, -1, 1e308, "", "message", "content_block_delta", "x.delta", "completed"),
    fc.array(tie("any"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names, "__proto__"), tie("any"), { maxKeys: 5 }),
  ),
})).any;

test.each(WIRES.flatMap((wire) => [true, false].map((isStream) => [wire, isStream] as const)))(
  "%s, streamed %s: whatever an endpoint sends is read to its end",
  (wire, isStream) => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            values.map((value) => JSON.stringify(value)),
            fc.string({ unit: "binary" }),
          ),
          { maxLength: 4 },
        ),
        fc.uint8Array({ maxLength: 20 }),
        fc.integer({ min: 1, max: 40 }),
        (texts, noise, size) => {
          const reader = createAnswerReader(wireShapes[wire], isStream, "identity");
          const text = isStream ? texts.map((one) => `data: ${one}\n\n`).join("") : (texts[0] ?? "");
          const bytes = Buffer.concat([Buffer.from(text), noise]);
          for (let at = 0; at < bytes.length; at += size) reader.feed(bytes.subarray(at, at + size));
          const { tokens, writtenTokens } = reader.end();
          for (const count of [writtenTokens, ...(tokens === null ? [] : [tokens.input, tokens.output])])
            expect(Number.isFinite(count)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  },
);
