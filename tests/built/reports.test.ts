import { expect, test } from "vitest";
import { setPreferences } from "../../app/contract/account/notifications.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import { listMessages, sendMessage } from "../../app/contract/conversations/conversations.ts";
import { aboutMessage } from "../../app/page-parts/reported-about.ts";
import { apiClient } from "../support/http/api-client.ts";
import { noScriptBrowser } from "../support/http/no-script-browser.ts";
import { sessionPair } from "../support/http/site-cookies.ts";
import { eventually } from "../support/eventually.ts";
import { siteUnderTest } from "../support/site/environment.ts";
import { jarOf, siteApi } from "../support/site/site-api.ts";

const site = siteUnderTest();
const internal = siteApi(site);

/** The attribute of the first element that this matches, as a browser reads it. */
function attribute(html: string, element: RegExp): string {
  return (element.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
}

/** What is chosen or ticked under this name. */
function checkedIn(html: string, name: string): string | undefined {
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  const checked = inputs.find((input) => input.includes(`name="${name}"`) && / checked\b/.test(input));
  return checked && attribute(checked, /value="([^"]*)"/);
}

/** Anna's browser, once Bert has written her so many messages; and the page on which she reports him. */
async function writtenTo(messages: number) {
  const [anna, bert] = [await internal.makeMember(), await internal.makeMember({ credits: 20 })];
  const writer = apiClient(site.apiOrigin, { cookies: jarOf(bert.cookie) });
  for (let number = 1; number <= messages; number++)
    await writer.callOrThrow(sendMessage, { client_id: crypto.randomUUID(), to: anna.id, text: `Message ${number}.` });
  const browser = noScriptBrowser(site.origin, {
    cookies: jarOf(await sessionPair(site, jarOf(anna.cookie), anna.id)),
  });
  const path = `/members/${bert.id}/report`;
  const last = `Message ${messages}.`;
  await eventually("Anna has the last message", async () => (await browser.get(path)).html.includes(last));
  return { anna, bert, browser, path };
}

test("older messages are asked for without losing what was typed, chosen or ticked", async () => {
  const { browser, path } = await writtenTo(12);
  const first = (await browser.get(path)).html;
  expect(first).not.toContain("Message 2.");
  const chosen = attribute(first, /value="(message:[^"]+)"/);
  const typed = { key: attribute(first, /name="key" value="([^"]+)"/), about: chosen, text: "Ask him.", block: "on" };
  const page = await browser.post(path + attribute(first, /formAction="([^"#]+)/i), {
    ...typed,
    reason: "asks_for_money",
    older: "on",
  });
  expect(page.status).toBe(200);
  expect(page.html).toContain("Message 2.");
  expect(page.html).toContain("Message 12.");
  expect(page.html).toContain("Ask him.</textarea>");
  expect(page.html).not.toContain('role="alert"');
  const newer = attribute(page.html, /formAction="([^"#]+)/i);
  const again = (await browser.post(path + newer, { ...typed, older: "on" })).html;
  expect(again).toContain("Ask him.</textarea>");
  expect(again).not.toContain("Message 2.");
  for (const [name, value] of Object.entries({ about: chosen, reason: "asks_for_money", block: "on" }))
    expect(checkedIn(page.html, name), name).toBe(value);
});

test("a link to a message chooses it, however old; where it is not to be found nothing is chosen", async () => {
  const { anna, bert, browser, path } = await writtenTo(12);
  const read = apiClient(site.apiOrigin, { cookies: jarOf(anna.cookie) });
  const { messages } = await read.callOrThrow(listMessages, { with: bert.id });
  const about = aboutMessage(messages[0] ?? { id: "", position: 0 });
  const page = (await browser.get(`${path}?about=${about}`)).html;
  expect(page).toContain("Message 1.");
  expect(checkedIn(page, "about")).toBe(about);
  const missing = (await browser.get(`${path}?about=message:1:nothing`)).html;
  expect(missing).toContain("Message 12.");
  expect(checkedIn(missing, "about")).toBeUndefined();
  expect(checkedIn((await browser.get(path)).html, "about")).toBe("profile");
});

test("a report that stands on another member's page is not sent as who has signed in since", async () => {
  const { browser, path } = await writtenTo(1);
  const key = attribute((await browser.get(path)).html, /name="key" value="([^"]+)"/);
  const report = { key, about: "profile", reason: "hate", text: "", block: "on", page_member: "somebody-else" };
  const { status, html } = await browser.post(path, report);
  expect(status).toBe(409);
  expect(html).toMatch(/belongs to another account|hoort bij een ander account/);
  expect((await browser.get(path)).html, "nobody is blocked").toContain("Message 1.");
});

test("a card of the profile, or who sees what, is not saved as who has signed in since", async () => {
  const { anna, browser } = await writtenTo(1);
  for (const [path, sent] of [
    ["/profile/about", { about: "I am somebody else." }],
    ["/profile/data", { paused: "on" }],
  ] as const) {
    expect((await browser.get(path)).html, path).toContain('name="page_member"');
    expect((await browser.post(path, { ...sent, page_member: "somebody-else" })).status, path).toBe(409);
  }
  const { user } = await apiClient(site.apiOrigin, { cookies: jarOf(anna.cookie) }).callOrThrow(currentUser, {});
  expect(JSON.stringify(user)).not.toContain("somebody else");
  expect(user.paused).not.toBe(true);
});

test("the times of messages to report are the reader's own", async () => {
  const { anna, browser, path } = await writtenTo(1);
  const api = apiClient(site.apiOrigin, { cookies: jarOf(anna.cookie) });
  // Behind a year: ids at random may look like a time.
  const moment = /\b20\d\d\D{1,8}\d{1,2}:\d{2}(?: [AP]M)?/;
  const shown = async () => moment.exec((await browser.get(path)).html)?.[0];
  await api.callOrThrow(setPreferences, { time_zone: "Europe/Amsterdam" });
  const near = await shown();
  await api.callOrThrow(setPreferences, { time_zone: "America/Los_Angeles" });
  expect(near).toBeDefined();
  expect(await shown()).not.toBe(near);
});

test("only what was sent is said to have arrived, also when the page is loaded again and without a cookie", async () => {
  const [browser, other] = [noScriptBrowser(site.origin), noScriptBrowser(site.origin)];
  const key = attribute((await browser.get("/complaints")).html, /name="key" value="([^"]+)"/);
  const { location = "" } = await browser.post("/complaints", {
    key,
    address: "The profile of Bert",
    reason: "underage",
    text: "He says so himself.",
    good_faith: "on",
  });
  expect(location).toMatch(/^\/complaints\?sent=/);
  const [number = ""] = /R-\w{4}-\w{4}/.exec((await browser.get(location)).html) ?? [];
  for (const each of [browser, other]) {
    const words = (await each.get(location)).html.replaceAll(/<[^>]*>/g, "");
    expect(words).toContain(`Its number is ${number}`);
  }
  const forged = (await other.get(`/complaints?sent=${number}`)).html;
  expect(forged).not.toContain("Its number is");
  expect(forged).toContain('name="address"');
});
