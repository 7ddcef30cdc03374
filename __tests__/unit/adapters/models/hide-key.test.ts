import { expect, onTestFinished, test } from "vitest";
import { createModels } from "../../../../src/adapters/models/models.ts";
import { createKeyForms } from "../../../../src/adapters/models/redact.ts";
import { ask, endpointAt, NO_CAPS, openProxy, REAL_KEY } from "../../../support/model-proxy.ts";
import { sendJson, startUpstream } from "../../../support/upstream.ts";

const KEY = 'sk-a/b"c\\d+e-0123456789';
const unicode = (text: string): string =>
  Array.from(text, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");

const FORMS: Readonly<Record<string, (key: string) => string>> = {
  "as it is": (key) => key,
  "in capitals": (key) => key.toUpperCase(),
  "as JSON": (key) => JSON.stringify(key).slice(1, -1),
  "as JSON with slashes escaped": (key) => JSON.stringify(key).slice(1, -1).replaceAll("/", "\\/"),
  "in escapes": unicode,
  "with all escaped": (key) => key.replaceAll(/\W/g, "\\$&"),
  "in an address": (key) => encodeURIComponent(key),
  "twice in an address": (key) => encodeURIComponent(encodeURIComponent(key)),
  "in hexadecimal": (key) => Buffer.from(key).toString("hex"),
  "in UTF-16": (key) => Buffer.from(key, "utf16le").toString("latin1"),
  "in base64": (key) => Buffer.from(key).toString("base64url"),
  "in base64 behind a letter": (key) => Buffer.from(`x${key}tail`).toString("base64"),
  "in base64 behind two letters": (key) => Buffer.from(`xy${key}`).toString("base64"),
};

test.each(Object.entries(FORMS))("the key %s is found", (_name, write) => {
  for (const key of [KEY, REAL_KEY]) {
    const forms = createKeyForms(key);
    const shown = forms.hide(`before ${write(key)} after`);
    expect(shown).toMatch(/^before .{0,4}\[key\].{0,8} after$/s);
    expect(forms.isIn(write(key))).toBe(true);
    expect(write(key).length).toBeLessThanOrEqual(forms.maxLength);
  }
  expect(createKeyForms(KEY).isIn("sk-a/b and nothing more")).toBe(false);
});

test.each([-60, -30, -12, -1, 0])(
  "a key %i bytes from the end of what is kept of an error is not cut in two",
  async (from) => {
    const upstream = await startUpstream((response) => {
      response.writeHead(400, {
        "content-type": "application/json",
        [REAL_KEY]: "1",
        "x-echo": REAL_KEY.toUpperCase(),
      });
      response.end(`${"a".repeat(64 * 1024 + from)}${REAL_KEY}zzz`);
    });
    const answer = await ask(await openProxy(upstream.url));
    const body = await answer.text();
    expect(body).not.toContain(REAL_KEY.slice(0, 6));
    expect(body.length).toBeLessThanOrEqual(64 * 1024);
    expect(JSON.stringify([...answer.headers]).toLowerCase()).not.toContain(REAL_KEY);
  },
);

const ANSWERS = [
  `{"type":"message","echo":"${REAL_KEY}","again":"x${REAL_KEY}${REAL_KEY}"}`,
  `{"type":"message","echo":"${unicode(REAL_KEY)}"}`,
  `{"type":"message","echo":"${REAL_KEY.slice(0, -1)}","also":"real-real-real-"}`,
];

test.each([1, 2, 3, 7, 1_000])("a good answer in pieces of %i bytes has no key, and is the same else", (size) => {
  for (const answer of ANSWERS) {
    const stream = createKeyForms(REAL_KEY).createStream();
    const bytes = Buffer.from(`ü\u0000${answer}`);
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += size) pieces.push(stream.push(bytes.subarray(at, at + size)));
    const passed = Buffer.concat([...pieces, stream.end()]).toString();
    const clean = `ü\u0000${answer}`
      .replaceAll(REAL_KEY, "*".repeat(REAL_KEY.length))
      .replaceAll(unicode(REAL_KEY), "*".repeat(unicode(REAL_KEY).length));
    expect(passed).toBe(clean);
  }
});

test("what cannot be the key is never kept back", () => {
  const stream = createKeyForms(REAL_KEY).createStream();
  for (const chunk of ["data: {}\n\n", "a real life", "\\u0041", "real-kex"])
    expect(stream.push(Buffer.from(chunk)).toString()).toBe(chunk);
  expect(stream.push(Buffer.from("x real-k")).toString()).toBe("x ");
  expect(stream.push(Buffer.from("ing")).toString()).toBe("real-king");
});

test("the key is taken out of a good answer on its way, and its length stays true", async () => {
  const upstream = await startUpstream((response, { headers }) => {
    const body = JSON.stringify({ type: "message", headers });
    response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
    response.end(body);
  });
  const answer = await ask(await openProxy(upstream.url));
  expect(await answer.json()).toMatchObject({ headers: { "x-api-key": "*".repeat(REAL_KEY.length) } });
});

test("the key in lower case in the type of an answer is in no message", async () => {
  const upstream = await startUpstream((response) =>
    sendJson(response, {}, 200, { "content-type": `text/${REAL_KEY.toUpperCase()}` }),
  );
  const session = await openProxy(upstream.url);
  expect(await (await ask(session)).text()).not.toContain(REAL_KEY);
  expect(session.lastFault()?.message).not.toContain(REAL_KEY);
});

test.each(["x", "true", "pass", "ollama", "sk-12345678", "unauthenticated"])(
  "the key %s is no secret, and what an endpoint says stays what it is",
  async (key) => {
    const forms = createKeyForms(key);
    const text = `{"${key}":${key}}`;
    expect([forms.hide(text), forms.isIn(text)]).toEqual([text, false]);
    const stream = forms.createStream();
    expect(Buffer.concat([stream.push(Buffer.from(text)), stream.end()]).toString()).toBe(text);
    const upstream = await startUpstream((response, { headers }) =>
      sendJson(response, { type: "message", [key]: headers["x-api-key"] === key }, 200, { "x-said": key }),
    );
    const models = createModels({ secretOf: () => key });
    const session = await models.open(endpointAt(upstream.url), NO_CAPS, null);
    onTestFinished(session.close);
    const answer = await ask(session);
    expect(await answer.json()).toEqual({ type: "message", [key]: true });
  },
);
