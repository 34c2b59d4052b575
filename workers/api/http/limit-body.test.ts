import { Hono } from "hono";
import { expect, test } from "vitest";
import { limitBody } from "./limit-body.ts";

const app = new Hono().post("/", limitBody(5), async ({ req }) => new Response(await req.text()));

/** What is answered to a body that comes in pieces. */
async function post(source: UnderlyingSource<Uint8Array>, headers: Record<string, string> = {}) {
  const body = new ReadableStream<Uint8Array>(source);
  const response = await app.request("http://api/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
  return [response.status, await response.text()];
}

const refused = [422, '{"error":"invalid_input","fields":{"":"invalid"}}'];
const bytes = new TextEncoder().encode("één 🌻");

test("a body without a length that fits reaches the handler whole", async () => {
  const source: UnderlyingSource<Uint8Array> = {
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  };
  expect(await post(source)).toEqual([200, "één 🌻"]);
});

const headersOf = { "a length": { "Content-Length": "100" }, "no length": {} };

test.each(Object.entries(headersOf))("a sender with %s who never ends is refused after a while", async (_, headers) => {
  expect(await post({ start: (controller) => controller.enqueue(bytes) }, headers)).toEqual(refused);
});

test.each(Object.entries(headersOf))("a body with %s that breaks off is no body", async (_, headers) => {
  expect(await post({ pull: (controller) => controller.error(new Error("bad chunk")) }, headers)).toEqual(refused);
});
