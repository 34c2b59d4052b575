import { expect, test } from "vitest";
import { sendMessage } from "../../app/contract/conversations/conversations.ts";
import { LIVE_PATH, LIVE_PING, LIVE_PONG } from "../../app/contract/live.ts";
import { eventually } from "../support/eventually.ts";
import { edgeSite, ORIGIN } from "./edge-site.ts";

const site = await edgeSite();

test("an open page hears of a message over its socket, through both Workers", async () => {
  const [anna, bert] = await Promise.all([
    site.newMember({ name: "Anna" }),
    site.newMember({ name: "Bert", gender: "male" }),
  ]);
  const headers = { Upgrade: "websocket", Origin: ORIGIN, Cookie: await site.cookieOf(bert) };
  const { status, webSocket } = await site.ask(LIVE_PATH, { headers });
  expect(status).toBe(101);
  const frames: string[] = [];
  webSocket?.addEventListener("message", ({ data }) => void frames.push(String(data)));
  webSocket?.accept();
  webSocket?.send(LIVE_PING);
  const text = "With pleasure";
  await site.api(anna).callOrThrow(sendMessage, { client_id: crypto.randomUUID(), to: bert.id, text });
  await eventually("he hears it", async () => frames.some((frame) => frame.includes(text)));
  await eventually("his ping is answered", async () => frames.includes(LIVE_PONG));
  webSocket?.close();
});

test("nobody opens a socket from another site, or without a session", async () => {
  const Cookie = await site.cookieOf(await site.newMember());
  for (const headers of [{ Origin: "https://elsewhere.example", Cookie }, { Origin: ORIGIN }])
    expect((await site.ask(LIVE_PATH, { headers: { Upgrade: "websocket", ...headers } })).status).toBe(403);
});
