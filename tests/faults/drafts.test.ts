import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listChats, listMessages } from "../../app/contract/conversations/conversations.ts";
import { eventually } from "../support/eventually.ts";
import { linkInMail } from "../support/http/mailbox.ts";
import { noScriptBrowser } from "../support/http/no-script-browser.ts";
import { ownSite, type OwnSite } from "../support/site/own-site.ts";
import { anEmail, signUpSteps } from "../support/sign-up.ts";

/** The drafts that the site holds, as they stand on disk. */
function draftsOf({ dataDir }: OwnSite) {
  const folder = join(dataDir, "drafts");
  const files = readdirSync(folder).map((name) => join(folder, name));
  const modes = [folder, ...files].map((path) => statSync(path).mode & 0o777);
  return { folder, files, modes, texts: files.map((file) => readFileSync(file, "utf8")) };
}

/** What stays of a sign-up for ten minutes: that its account was made (decision 0148). */
const MADE = { made: "1" };

const valuesIn = (site: OwnSite) => draftsOf(site).texts.map((text) => (JSON.parse(text) as { values: object }).values);

test("a first message of 2,000 emoji survives a sign-up without JavaScript, and kill -9 after each step", async () => {
  const site = await ownSite("drafts");
  const bert = await site.internal().makeMember({ name: "Bert", gender: "male", show_to_visitors: true });
  const [text, email] = ["🌷".repeat(2000), anEmail()];
  const steps = signUpSteps({ email }).map((fields, step) => ({ step: `${step}`, fields }));
  let visitor = noScriptBrowser(site.origin());
  let location = "";
  for (const { step, fields } of [{ step: "message", fields: { signup_message: text } }, ...steps]) {
    location = (await visitor.post(`/members/${bert.id}/signup?step=${step}`, fields)).location ?? "nowhere";
    if (step === "4") break;
    await site.killAndRestart();
    visitor = noScriptBrowser(site.origin(), { cookies: visitor.cookies });
    expect((await visitor.get(location)).status, location).toBe(200);
    const { texts, modes } = draftsOf(site);
    expect(texts).toEqual([expect.stringContaining(text)]);
    expect(modes).toEqual([0o700, 0o600]);
  }
  expect(location).toMatch(/^\/signup-matches\?/);
  expect(valuesIn(site)).toEqual([MADE]);

  const link = new URL(await linkInMail(site.origin(), { to: email, path: "/activate" }));
  expect((await visitor.post(link.pathname + link.search, {})).location).toBe("/activate/done");
  const his = site.device(bert.cookie);
  await eventually("the message is there", async () => (await his.callOrThrow(listChats)).chats.length > 0);
  const [chat] = (await his.callOrThrow(listChats)).chats;
  const { messages } = await his.callOrThrow(listMessages, { with: chat?.profile.id ?? "" });
  expect(messages.map((message) => message.text)).toEqual([text]);
  expect(await site.close()).not.toContain("🌷");
});

test("a sign-up that two tabs finish at once leaves nothing of it in the browser", async () => {
  const site = await ownSite("drafts-twice");
  const visitor = noScriptBrowser(site.origin());
  const steps = signUpSteps({ email: anEmail() });
  for (const [step, fields] of steps.slice(0, -1).entries()) await visitor.post(`/signup?step=${step}`, fields);
  const tabs = [1, 2, 3].map(() => noScriptBrowser(site.origin(), { cookies: visitor.cookies }));
  const last = (tab: number) => ({ ...steps.at(-1), password: `a long password of tab ${tab}` });
  const answers = await Promise.all(tabs.map((tab, number) => tab.post("/signup?step=4", last(number))));
  expect(answers.filter(({ location }) => location?.startsWith("/signup-matches"))).toHaveLength(1);
  // The tab that came last found it made, and erased even that.
  for (const values of valuesIn(site)) expect(values).toEqual(MADE);
  await site.close();
});

test("while drafts cannot be written a step comes back with what was typed, and says why", async () => {
  const site = await ownSite("drafts-lost");
  const visitor = noScriptBrowser(site.origin());
  const [who = {}, birth = {}] = signUpSteps();
  expect((await visitor.post("/signup?step=0", who)).location).toBe("/signup?step=1");
  rmSync(draftsOf(site).folder, { recursive: true });
  const fresh = noScriptBrowser(site.origin());
  const refused = await fresh.post("/signup?step=0", who);
  expect(refused.status).toBe(503);
  expect(refused.html).toContain("We cannot save what you type at the moment.");
  expect(refused.html).toMatch(/<input(?=[^>]*name="gender")(?=[^>]*value="female")[^>]*checked/);
  expect(fresh.cookies).toEqual({});
  expect((await fresh.get("/signup")).status).toBe(200);
  await site.stop();
  await site.start();
  const again = noScriptBrowser(site.origin(), { cookies: fresh.cookies });
  expect((await again.post("/signup?step=0", who)).location).toBe("/signup?step=1");
  expect((await again.post("/signup?step=1", birth)).location).toBe("/signup?step=2");
  await site.close();
});

test("drafts that are over are deleted when the site starts", async () => {
  const site = await ownSite("drafts-old");
  const visitor = noScriptBrowser(site.origin());
  await visitor.post("/signup?step=0", signUpSteps()[0] ?? {});
  const { folder, files } = draftsOf(site);
  await site.stop();
  writeFileSync(join(folder, "a".repeat(32)), JSON.stringify({ values: { name: "Anna" }, until: Date.now() - 1 }));
  await site.start();
  await eventually("the old draft is gone", async () => draftsOf(site).files.length === 1);
  expect(draftsOf(site).files).toEqual(files);
  await site.close();
});
