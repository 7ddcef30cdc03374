/** The development server: `GET /settings` shows the page, `POST /settings` saves what the form sends. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { settingsPage } from "./page.js";
import { createSettings } from "./settings.js";

const settings = createSettings();
const frame = readFileSync("build/page.html", "utf8");

const server = createServer(async (request, response) => {
  try {
    if (request.url !== "/settings") return void response.writeHead(404).end();
    if (request.method === "POST") {
      settings.save(await readForm(request));
      return void response.writeHead(303, { location: "/settings" }).end();
    }
    const page = frame.replace("{{content}}", settingsPage(settings));
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  } catch (error) {
    console.error(error.stack);
    response.writeHead(500).end("Something went wrong.");
  }
});

async function readForm(request) {
  let text = "";
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
}

server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
  const { port } = server.address();
  writeFileSync("server.json.new", JSON.stringify({ url: `http://127.0.0.1:${port}/settings` }));
  renameSync("server.json.new", "server.json");
  console.log(`listening on port ${port}`);
});
