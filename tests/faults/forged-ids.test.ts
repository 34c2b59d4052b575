import { randomBytes, randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { confirmEmailChange, resetPassword, undoAccountChange } from "../../app/contract/account/access.ts";
import { activate } from "../../app/contract/account/account.ts";
import { block, unblock } from "../../app/contract/safety/blocks.ts";
import { reactivateAccount } from "../../app/contract/account/deletion.ts";
import { listMessages, sendMessage, typing } from "../../app/contract/conversations/conversations.ts";
import { getMember, getTarget, like, unlike } from "../../app/contract/people/discovery.ts";
import type { Endpoint } from "../../app/contract/endpoint.ts";
import { unsubscribe } from "../../app/contract/account/notifications.ts";
import { currentUser, setLanguage } from "../../app/contract/account/session.ts";
import { secretsOf } from "../../scripts/serve/settings/secrets.ts";
import { isIssued, memberIdOf } from "../../workers/api/ids.ts";
import { apiClient } from "../support/http/api-client.ts";
import { ownSite, type OwnSite } from "../support/site/own-site.ts";
import { noScriptBrowser } from "../support/http/no-script-browser.ts";
import { jarOf } from "../support/site/site-api.ts";

const ASKED = 3_000;
const AT_ONCE = 20;

/** Every object that has a file. */
const files = (site: OwnSite) =>
  globSync("actors/*/*.sqlite", { cwd: site.dataDir }).filter((name) => !/metadata/.test(name));

/** An id like ours that the site never made. One in a million is right by chance. */
function madeUp(site: OwnSite): string {
  const letters = "abcdefghijklmnopqrstuvwxyz234567";
  const id = Array.from(randomBytes(16), (byte) => letters[byte % 32]).join("");
  const secret = secretsOf(site.dataDir).TOKEN_SECRET;
  return isIssued({ secret, site: "periwinkle", id }) ? madeUp(site) : id;
}

/** Another visitor each time: nobody's limit stops the flood. */
const anAddress = (at: number) => ({
  "X-Forwarded-For": `2001:db8:${(at >> 8).toString(16)}:${(at & 255).toString(16)}::1`,
});

type Ask = [endpoint: Endpoint, input: (id: string) => object, answer: string];

const asks: Ask[] = [
  [listMessages, (id) => ({ with: id }), "not_found"],
  [getMember, (id) => ({ id }), "not_found"],
  [like, (id) => ({ id }), "not_found"],
  [unlike, (id) => ({ id }), "ok"],
  [block, (id) => ({ id }), "not_found"],
  [unblock, (id) => ({ id }), "ok"],
  [sendMessage, (id) => ({ client_id: randomUUID(), to: id, text: "Is there anybody?" }), "not_found"],
  [typing, (id) => ({ to: id }), "ok"],
  [getTarget, (id) => ({ id }), "not_found"],
  [activate, (id) => ({ id, token: "token" }), "link_invalid"],
  [resetPassword, (id) => ({ id, token: "token", password: "a long password" }), "link_invalid"],
  [confirmEmailChange, (id) => ({ id, token: "token" }), "link_invalid"],
  [undoAccountChange, (id) => ({ id, token: "token" }), "link_invalid"],
  [reactivateAccount, (id) => ({ id, token: "token" }), "link_invalid"],
  [unsubscribe, (id) => ({ id, token: "token", scope: "all" }), "link_invalid"],
];

test("three thousand forged ids, from as many addresses, create no file", async () => {
  const site = await ownSite("made-up-ids");
  const anna = await site.internal().makeMember({ credits: 9 });
  const before = files(site);
  expect(before.some((name) => name.startsWith("actors/periwinkle-Member/"))).toBe(true);
  const answered = new Set<string>();
  async function ask(at: number): Promise<void> {
    const [endpoint, input, expected] = asks[at % asks.length] as Ask;
    const api = apiClient(site.apiOrigin(), { cookies: jarOf(anna.cookie), headers: anAddress(at) });
    const answer = await api.call(endpoint, input(madeUp(site)) as never);
    const said = answer.ok ? "ok" : answer.problem.error;
    if (said !== expected) answered.add(`${endpoint.name}: ${said}`);
    // A session of nobody.
    if (at % 10 !== 0) return;
    const nobody = apiClient(site.apiOrigin(), {
      cookies: { session: `${madeUp(site)}.token` },
      headers: anAddress(at),
    });
    if ((await nobody.call(currentUser)).ok) answered.add("currentUser: ok");
  }
  for (let at = 0; at < ASKED; at += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, next) => ask(at + next)));
  expect([...answered]).toEqual([]);
  const visitor = noScriptBrowser(site.origin());
  for (const path of ["landing", "landing2", "signup"]) await visitor.get(`/members/${madeUp(site)}/${path}`);
  await visitor.get(`/activate?id=${madeUp(site)}&token=token`);
  const isLimiter = (name: string) => name.startsWith("actors/periwinkle-Limiter/");
  expect(files(site).filter((name) => !isLimiter(name))).toEqual(before.filter((name) => !isLimiter(name)));
  expect(files(site).filter(isLimiter).length).toBeLessThanOrEqual(16);
  await site.close();
});

test("after three hundred other members in an hour a page says when to go on", async () => {
  const site = await ownSite("forged-ids");
  const [anna, bert] = [await site.internal().makeMember(), await site.internal().makeMember()];
  const secret = secretsOf(site.dataDir).TOKEN_SECRET;
  const api = site.device(anna.cookie);
  const looked = (at: number) =>
    api.call(getMember, { id: memberIdOf({ secret, site: "periwinkle", signupKey: `nobody/${at}` }) });
  for (let at = 0; at < 300; at += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, next) => looked(at + next)));
    expect(answers).toMatchObject(answers.map(() => ({ problem: { error: "not_found" } })));
  }
  const { email, password } = anna;
  for (const [language, words] of [
    ["en", /little too often\. Please try again in (59|60) minutes/],
    ["nl", /iets te vaak\. Probeer het over (59|60) minuten opnieuw/],
  ] as const) {
    const browser = noScriptBrowser(site.origin(), { language });
    await api.callOrThrow(setLanguage, { language });
    await browser.post("/login", { email, password });
    const page = await browser.get(`/members/${bert.id}`);
    expect(page.status).toBe(429);
    expect(page.html).toMatch(words);
    expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(3_500);
    expect((await browser.get("/members")).status).toBe(200);
  }
  await site.close();
});
