import { expect, test } from "vitest";
import { changeProfile } from "../../app/contract/people/own-profile.ts";
import { sendReport } from "../../app/contract/safety/reports.ts";
import fields from "../../locales/en/fields.json" with { type: "json" };
import login from "../../locales/en/login.json" with { type: "json" };
import fieldsInDutch from "../../locales/nl/fields.json" with { type: "json" };
import operators from "../../locales/en/operators.json" with { type: "json" };
import operatorsInDutch from "../../locales/nl/operators.json" with { type: "json" };
import loginInDutch from "../../locales/nl/login.json" with { type: "json" };
import { apiClient } from "../support/http/api-client.ts";
import { noScriptBrowser, type NoScriptBrowser } from "../support/http/no-script-browser.ts";
import { claimItem, operatorsBrowser } from "../support/http/operators-browser.ts";
import { sessionPair } from "../support/http/site-cookies.ts";
import { siteUnderTest } from "../support/site/environment.ts";
import { aPhotoThatWaits } from "../support/site/photo-that-waits.ts";
import { jarOf, siteApi } from "../support/site/site-api.ts";
import { aSuspendedMember } from "../support/site/suspended-member.ts";

const site = siteUnderTest();
const internal = siteApi(site);

/** What stands above a refused form's mistakes. */
const titles = { en: login.errors_title, nl: loginInDutch.errors_title };
const staff = { en: operators, nl: operatorsInDutch };
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
  expectLabels(answer.html, where);
}

/** What is said of many fields alike: a summary says before it which is meant. */
const alike = [fields, fieldsInDutch].flatMap((one) => [
  one.required,
  one.invalid,
  one.choose_one,
  one.contradiction,
  one.consent_required,
]);

/** Each line of the summary calls its field what its label does. */
function expectLabels(html: string, where: string): void {
  const [summary = ""] = /role="alert"[\s\S]*?<\/ul>/.exec(html) ?? [];
  const lines = [...summary.matchAll(/<a href="#([^"]+)">([\s\S]*?)<\/a>/g)];
  expect(lines.length, where).toBeGreaterThan(0);
  for (const [, id = "", line = ""] of lines) {
    const error = textOf(new RegExp(`id="${id}-error"[^>]*>([\\s\\S]*?)</p>`).exec(html)?.[1] ?? "");
    const label = labelOf(id, html);
    expect(alike, `${where}: ${id}`).not.toContain(textOf(line));
    // A consent is a sentence with links: its summary has a shorter name.
    if (textOf(line) === error || id.includes("consent_")) continue;
    expect([`${label} ${error}`, `${label}: ${error}`], where).toContain(textOf(line));
  }
}

/** Above a control, beside a box, or above the choices that a control is the first of. */
function labelOf(id: string, html: string): string {
  const above = new RegExp(`<label for="${id}"[^>]*>([\\s\\S]*?)</label>`).exec(html)?.[1];
  const box = new RegExp(`<input[^>]*id="${id}"[^>]*type="checkbox"[^>]*>([\\s\\S]*?)</label>`).exec(html)?.[1];
  const legend =
    html
      .slice(0, html.indexOf(`id="${id}"`))
      .split("<legend")
      .at(-1)
      ?.split("</legend>")[0] ?? "";
  return textOf(above ?? box ?? legend.slice(legend.indexOf(">") + 1));
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .trim();
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
      { path: "/profile/security", fields: { intent: "email", email: "anna@", password: "" }, kept: "anna@" },
      { path: "/profile/security", fields: { intent: "password", old_password: "", password: "short" } },
      { path: "/profile/delete?step=last", fields: { comment: "Tot ziens." }, kept: "Tot ziens." },
    ];
    for (const form of forms) await refused(browser, language, form);
    const search = await browser.get("/members?open=1&min_age=5&max_age=999");
    expectLabels(search.html, `search in ${language}`);
  });

  test(`a visitor's forms come back with their mistakes and what was typed: ${language}`, async () => {
    const browser = noScriptBrowser(site.origin, { language });
    const forms: Sent[] = [
      { path: "/login", fields: { email: "", password: "" } },
      { path: "/signup?step=0", fields: { gender: "male" } },
      { path: "/complete-signup", fields: { name: "Anna", password: "short" }, kept: "Anna" },
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
    const browser = await operatorsBrowser({ ...site, internal }, { language });
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
    const removal = { intent: "remove", id: "removed elsewhere", email: "olga@staff.example", password: "not hers" };
    const { html } = await browser.post("/operator/passkeys", removal);
    expect(html, "of a passkey that is gone").toContain(staff[language].passkeys.wrong);
    const { location: item = "" } = await browser.post("/operator/next/reports", {});
    expect(item).toMatch(/^\/operator\/reports\/\d+$/);
    await refused(browser, language, { path: item, fields: { words }, kept: words });
    expect((await browser.post("/operator/logout", {})).status, "what is claimed is left to others").toBe(303);
  });
}

test("what operators chose for a photo, a text and an appeal comes back where their button leaves it out: nl", async () => {
  const anna = await internal.makeMember();
  const about = `Mail me: ${crypto.randomUUID()}@elsewhere.example`;
  await apiClient(site.apiOrigin, { cookies: jarOf(anna.cookie) }).callOrThrow(changeProfile, { about });
  await aPhotoThatWaits(site);
  const { number, appeal } = await aSuspendedMember({ ...site, internal });
  expect((await noScriptBrowser(site.origin).post(appeal, { text: "Dat was een grap." })).status).toBe(303);
  const browser = await operatorsBrowser({ ...site, internal }, { language: "nl" });
  // One after the other: while one is looked for, what is claimed may be left to others.
  for (const [queue, words, fields] of [
    ["photos", "<h1", { decision: "approve", reason: "nudity" }],
    ["held-texts", about, { decision: "approve", reason: "money" }],
    ["appeals", number, { decision: "uphold", ground: "hate" }],
  ] as const) {
    const path = await claimItem(browser, queue, words);
    await refused(browser, "nl", { path, fields, kept: fieldsInDutch.contradiction });
  }
  expect((await browser.post("/operator/logout", {})).status, "what is claimed is left to others").toBe(303);
});
