import { expect, test } from "vitest";
import { sendReport } from "../../app/contract/reports.ts";
import login from "../../locales/en/login.json" with { type: "json" };
import loginInDutch from "../../locales/nl/login.json" with { type: "json" };
import { apiClient } from "../support/http/api-client.ts";
import { codeInMail } from "../support/http/code-in-mail.ts";
import { noScriptBrowser, type NoScriptBrowser } from "../support/http/no-script-browser.ts";
import { sessionPair } from "../support/http/site-cookies.ts";
import { siteUnderTest } from "../support/site/environment.ts";
import { jarOf, siteApi } from "../support/site/site-api.ts";

const site = siteUnderTest();
const internal = siteApi(site);

/** What stands above a refused form's mistakes. */
const titles = { en: login.errors_title, nl: loginInDutch.errors_title };
type Language = keyof typeof titles;
const languages: Language[] = ["nl", "en"];

/** A text's key that reached the page instead of its words. */
const KEY = />[a-z-]+:[a-z_]+(\.[a-z_]+)*</;
/** Two thousand characters are too many for all fields of words but messages. */
const LONG = "Zee. ".repeat(800);

interface Sent {
  path: string;
  /** What somebody fills in; what the page holds by itself goes with it. */
  fields: Record<string, string>;
  /** Words that must be there afterwards. */
  kept?: string;
}

/** Opens a form, sends it with a mistake, and expects it back in the page's language with what was typed. */
async function refused(browser: NoScriptBrowser, language: Language, { path, fields, kept }: Sent): Promise<void> {
  const page = await browser.get(path);
  expect(page.status, path).toBe(200);
  expect(page.html, path).not.toMatch(KEY);
  const answer = await browser.post(path, { ...hiddenIn(page.html), ...fields });
  const where = `${path} in ${language}`;
  expect(answer.status, where).toBe(422);
  expect(answer.html, where).toContain(`<html lang="${language}"`);
  expect(answer.html, where).toContain(titles[language]);
  expect(answer.html, where).not.toMatch(KEY);
  if (kept) expect(answer.html, where).toContain(kept);
}

/** The hidden fields of a page's forms. */
function hiddenIn(html: string): Record<string, string> {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const inputs = main.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.map((input) => [/name="([^"]*)"/.exec(input)?.[1] ?? "", /value="([^"]*)"/.exec(input)?.[1] ?? ""]),
  );
}

for (const language of languages) {
  test(`a member's forms come back with their mistakes and what was typed: ${language}`, async () => {
    const [anna, bert] = [await internal.makeMember({ language }), await internal.makeMember()];
    const cookies = jarOf(await sessionPair(site, jarOf(anna.cookie), anna.id));
    const browser = noScriptBrowser(site.origin, { language, cookies });
    const forms: Sent[] = [
      { path: "/profile/name", fields: { name: "@ Piet van Zee" }, kept: "@ Piet van Zee" },
      { path: "/profile/about", fields: { about: LONG }, kept: "Zee. Zee. Zee." },
      {
        path: "/profile/looking-for",
        fields: { seeking: "male", seeking_min_age: "80", seeking_max_age: "60" },
        kept: 'value="80"',
      },
      { path: "/profile/place", fields: { country: "NL", region: "", city: "Qwertydam" }, kept: "Qwertydam" },
      { path: `/members/${bert.id}/report`, fields: { text: "Hij vroeg om geld." }, kept: "Hij vroeg om geld." },
      { path: "/complaints", fields: { address: "Het profiel van Bert" }, kept: "Het profiel van Bert" },
    ];
    for (const form of forms) await refused(browser, language, form);
  });

  test(`an operator's forms come back with their mistakes and what was typed: ${language}`, async () => {
    const [anna, bert] = [await internal.makeMember(), await internal.makeMember()];
    await apiClient(site.apiOrigin, { cookies: jarOf(anna.cookie) }).callOrThrow(sendReport, {
      key: crypto.randomUUID(),
      id: bert.id,
      reason: "hate",
      text: "",
    });
    const browser = await anOperatorsBrowser(language);
    const member = `/operator/members/${bert.id}`;
    await refused(browser, language, { path: member, fields: { reason: "Zo" }, kept: ">Zo<" });
    expect((await browser.post(member, { reason: "a mail of today" })).status).toBe(303);
    const words = "Niet vriendelijk.";
    const forms: Sent[] = [
      { path: `${member}/decide`, fields: { reason: words }, kept: words },
      { path: `${member}/erase`, fields: { reason: words }, kept: words },
      { path: "/operator/fictional/new", fields: { name: "Fictief", about: "Graag buiten." }, kept: "Graag buiten." },
    ];
    for (const form of forms) await refused(browser, language, form);
    const { location: item = "" } = await browser.post("/operator/next/reports", {});
    expect(item).toMatch(/^\/operator\/reports\/\d+$/);
    await refused(browser, language, { path: item, fields: { words }, kept: words });
    expect((await browser.post("/operator/logout", {})).status, "what is claimed is left to others").toBe(303);
  });
}

async function anOperatorsBrowser(language: Language): Promise<NoScriptBrowser> {
  const operator = { email: `${crypto.randomUUID()}@staff.example`, password: "a long operator password" };
  await internal.makeOperator({ ...operator, name: "Olga" });
  const browser = noScriptBrowser(site.origin, { language });
  await browser.post("/operator/login", operator);
  const code = await codeInMail(site.origin, operator.email);
  expect((await browser.post("/operator/login/code", { code })).status).toBe(303);
  return browser;
}
