import { expect, test } from "vitest";
import { setPreferences } from "../../app/contract/account/notifications.ts";
import { listChats, listMessages } from "../../app/contract/conversations/conversations.ts";
import { eventually } from "../support/eventually.ts";
import { anEmail, signUpSteps } from "../support/sign-up.ts";
import { edgeSite } from "./edge-site.ts";

const site = await edgeSite();
const drafts = await site.miniflare.getKVNamespace("DRAFTS", "periwinkle");

/** The keys whose values have this text. */
async function keysOf(text: string) {
  const { keys } = await drafts.list();
  const values = await Promise.all(keys.map(({ name }) => drafts.get(name, "text")));
  return keys.filter((_key, at) => values[at]?.includes(text));
}

const DAY = 24 * 60 * 60;

test("a first message of 2,000 emoji waits in Workers KV until there is an account, then with it, then it leaves", async () => {
  const bert = await site.newMember({ name: "Bert", gender: "male" });
  await site.api(bert).callOrThrow(setPreferences, { show_to_visitors: true });
  const [visitor, text, email] = [site.browser(), "🌷".repeat(2000), anEmail()];
  const sends = (step: string, fields: Record<string, string>) =>
    visitor.post(`/members/${bert.id}/signup?step=${step}`, fields);
  await sends("message", { signup_message: text });
  const [kept] = await keysOf(text);
  expect(Math.round(((kept?.expiration ?? 0) - Date.now() / 1000) / DAY)).toBe(30);
  expect(JSON.stringify(visitor.cookies)).not.toContain(kept?.name);

  const answers = [];
  for (const [step, fields] of signUpSteps({ email }).entries()) answers.push(await sends(`${step}`, fields));
  expect(answers.at(-1)?.location).toMatch(/^\/signup-matches\?/);
  expect(await keysOf(text)).toEqual([]);

  expect((await visitor.post(await site.mailedLink(email, "/activate"), {})).location).toBe("/activate/done");
  const his = site.api(bert);
  await eventually("he has the message", async () => (await his.callOrThrow(listChats)).chats.length > 0);
  const [chat] = (await his.callOrThrow(listChats)).chats;
  const { messages } = await his.callOrThrow(listMessages, { with: chat?.profile.id ?? "" });
  expect(messages.map((message) => message.text)).toEqual([text]);
});

test("who has begun nothing leaves nothing in the store", async () => {
  const { keys: before } = await drafts.list();
  const visitor = site.browser({ country: "BE" });
  for (const path of ["/", "/signup", "/login", "/landers/gallery/love"])
    expect((await visitor.get(path)).status, path).toBe(200);
  expect((await drafts.list()).keys).toEqual(before);
});
