import { expect, test } from "vitest";
import { postSignUp } from "../support/http/post-sign-up.ts";
import { eventually } from "../support/eventually.ts";
import { anEmail, signUpSteps } from "../support/sign-up.ts";
import { edgeSite, ORIGIN } from "./edge-site.ts";

const site = await edgeSite();

test("somebody signs up, confirms the address and writes to a member, who signs in and reads it", async () => {
  const bert = await site.newMember({ name: "Bert", gender: "male", seeking: "female" });
  const [anna, email] = [site.browser(), anEmail()];
  // Refused once, the mail leaves by the alarm of her object.
  site.mail.answers.push({ status: 503, body: "busy" });
  await postSignUp(anna, signUpSteps({ name: "Anneke", email }));
  const link = await site.mailedLink(email, "/activate");
  const { searchParams } = new URL(link, ORIGIN);
  const confirmed = await anna.post(link, Object.fromEntries(searchParams));
  expect([confirmed.status, confirmed.location]).toEqual([303, "/activate/done"]);

  const text = "Shall we walk along the river on Sunday?";
  const chat = `/members/${bert.id}/chat`;
  const { html } = await anna.get(chat);
  const client_id = /name="client_id"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? "";
  const sent = await anna.post(chat, { client_id, text });
  expect(sent.location).toBe(`${chat}#newest`);
  expect((await anna.get(chat)).html).toContain(text);

  const his = site.browser({ language: "nl", address: "192.0.2.7" });
  const signedIn = await his.post("/login", { email: bert.email, password: bert.password });
  expect([signedIn.status, signedIn.location]).toEqual([303, "/members"]);
  await eventually("Bert has the message", async () => (await his.get("/chats")).html.includes("Anneke"));
  expect((await his.get("/chats")).html).toContain(text);
  expect(site.log.filter((line) => line.includes('"event":"outbox_retry","target":"mail"'))).toHaveLength(1);
  expect(site.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
