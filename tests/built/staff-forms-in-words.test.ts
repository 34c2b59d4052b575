import { sendSupport } from "../../app/contract/safety/support.ts";
import { expect, test } from "vitest";
import { sendMessage } from "../../app/contract/conversations/conversations.ts";
import { changeProfile } from "../../app/contract/people/own-profile.ts";
import { sendReport } from "../../app/contract/safety/reports.ts";
import fieldsInDutch from "../../locales/nl/fields.json" with { type: "json" };
import operators from "../../locales/en/operators.json" with { type: "json" };
import operatorsInDutch from "../../locales/nl/operators.json" with { type: "json" };
import { apiClient } from "../support/http/api-client.ts";
import { codeInMail } from "../support/http/code-in-mail.ts";
import { noScriptBrowser, type NoScriptBrowser } from "../support/http/no-script-browser.ts";
import { claimItem, operatorsBrowser } from "../support/http/operators-browser.ts";
import { expectRefused, hiddenIn, type Language, type Sent } from "../support/http/refused-form.ts";
import { aComplaintAboutNobody } from "../support/site/complaint-about-nobody.ts";
import { siteUnderTest } from "../support/site/environment.ts";
import { aPhotoThatWaits } from "../support/site/photo-that-waits.ts";
import { jarOf, type MadeMember, siteApi } from "../support/site/site-api.ts";
import { aSuspendedMember } from "../support/site/suspended-member.ts";

const site = siteUnderTest();
const internal = siteApi(site);

const staff = { en: operators, nl: operatorsInDutch };
const languages: Language[] = ["nl", "en"];

/** Four thousand characters: an appeal has room for half of them. */
const LONG = "Zee. ".repeat(800);

const apiOf = ({ cookie }: MadeMember) => apiClient(site.apiOrigin, { cookies: jarOf(cookie) });

/** Signs an operator in, with a mistake in each form first. */
async function signedInWithMistakes(language: Language): Promise<NoScriptBrowser> {
  const operator = { email: `${crypto.randomUUID()}@staff.example`, password: "a long operator password" };
  await internal.makeOperator({ ...operator, name: "Olga" });
  const browser = noScriptBrowser(site.origin, { language });
  const mistyped = { path: "/operator/login", fields: { email: "olga@", password: "" }, kept: 'value="olga@"' };
  await expectRefused(browser, language, mistyped);
  expect((await browser.post("/operator/login", operator)).location).toBe("/operator/login/code");
  const code = { path: "/operator/login/code", fields: { code: "12 ab" } };
  await expectRefused(browser, language, code);
  const { status } = await browser.post(code.path, { code: await codeInMail(site.origin, operator.email) });
  expect(status).toBe(303);
  return browser;
}

/** A complaint about nobody whom we know, which the operator says is about this member. */
async function attachRefused(browser: NoScriptBrowser, language: Language, { id }: MadeMember): Promise<void> {
  const path = `${await claimItem(browser, "reports", await aComplaintAboutNobody(site))}/member?q=${id}`;
  await expectRefused(browser, language, { path, fields: { reason: "Zo" }, kept: ">Zo<" });
}

/** A fictional profile is changed, retired and answered for. */
async function fictionalRefused(browser: NoScriptBrowser, language: Language, anna: MadeMember): Promise<void> {
  const fay = await internal.makeMember({ name: "Fay", fictional: true });
  const text = `Goedemorgen ${crypto.randomUUID()}`;
  await apiOf(anna).callOrThrow(sendMessage, { client_id: crypto.randomUUID(), to: fay.id, text });
  const profile = `/operator/fictional/profiles/${fay.id}`;
  const forms: Sent[] = [
    { path: profile, fields: { name: "Fay", about: "Graag buiten." }, kept: "Graag buiten." },
    { path: `${profile}/retire`, fields: { why: "Zo" }, kept: ">Zo<" },
    {
      path: await claimItem(browser, "fictional", text),
      fields: { decision: "close", text: "Toch een antwoord." },
      kept: "Toch een antwoord.",
    },
  ];
  for (const form of forms) await expectRefused(browser, language, form);
}

for (const language of languages) {
  test(`an operator's forms come back with their mistakes and what was typed: ${language}`, async () => {
    const [anna, bert] = [await internal.makeMember({ credits: 5 }), await internal.makeMember()];
    const report = { key: crypto.randomUUID(), id: bert.id, reason: "hate" as const, text: "" };
    await apiOf(anna).callOrThrow(sendReport, report);
    const browser = await signedInWithMistakes(language);
    const member = `/operator/members/${bert.id}`;
    await expectRefused(browser, language, { path: member, fields: { reason: "Zo" }, kept: ">Zo<" });
    expect((await browser.post(member, { reason: "a mail of today" })).status).toBe(303);
    const words = "Niet vriendelijk.";
    const forms: Sent[] = [
      { path: `${member}/decide`, fields: { reason: words }, kept: words },
      { path: `${member}/correct`, fields: { reason: words, date_of_birth: "" }, kept: words },
      { path: `${member}/erase`, fields: { reason: words }, kept: words },
      { path: "/operator/fictional/new", fields: { name: "Fictief", about: "Graag buiten." }, kept: "Graag buiten." },
    ];
    for (const form of forms) await expectRefused(browser, language, form);
    const removal = { intent: "remove", id: "removed elsewhere", email: "olga@staff.example", password: "not hers" };
    const { html } = await browser.post("/operator/passkeys", removal);
    expect(html, "of a passkey that is gone").toContain(staff[language].passkeys.wrong);
    const { location: item = "" } = await browser.post("/operator/next/reports", {});
    expect(item).toMatch(/^\/operator\/reports\/\d+$/);
    await expectRefused(browser, language, { path: item, fields: { words }, kept: words });
    await attachRefused(browser, language, bert);
    await fictionalRefused(browser, language, anna);
    const hold = {
      ...hiddenIn((await browser.get(`${member}/decide`)).html),
      kind: "hold",
      ground: "hate",
      days: "7",
      reason: words,
    };
    expect((await browser.post(`${member}/decide`, hold)).status).toBe(303);
    await expectRefused(browser, language, { path: `${member}/lift`, fields: { reason: "Zo" }, kept: ">Zo<" });
    expect((await browser.post("/operator/logout", {})).status, "what is claimed is left to others").toBe(303);
  });
}

test("what operators chose for a photo, a text, an appeal and a question comes back where their button leaves it out: nl", async () => {
  const anna = await internal.makeMember();
  const about = `Mail me: ${crypto.randomUUID()}@elsewhere.example`;
  await apiOf(anna).callOrThrow(changeProfile, { about });
  await aPhotoThatWaits(site);
  const { number, appeal } = await aSuspendedMember({ ...site, internal });
  for (const language of languages) {
    const visitor = noScriptBrowser(site.origin, { language });
    await expectRefused(visitor, language, { path: appeal, fields: { text: LONG }, kept: "Zee. Zee. Zee." });
  }
  expect((await noScriptBrowser(site.origin).post(appeal, { text: "Dat was een grap." })).status).toBe(303);
  const browser = await operatorsBrowser({ ...site, internal }, { language: "nl" });
  const question = {
    key: crypto.randomUUID(),
    topic: "other" as const,
    text: `Waar is mijn bon? ${crypto.randomUUID()}`,
    language: "nl" as const,
  };
  await apiOf(anna).callOrThrow(sendSupport, question);
  // One after the other: while one is looked for, what is claimed may be left to others.
  for (const [queue, words, fields] of [
    ["photos", "<h1", { decision: "approve", reason: "nudity" }],
    ["held-texts", about, { decision: "approve", reason: "money" }],
    ["appeals", number, { decision: "uphold", ground: "hate" }],
    ["support", question.text, { decision: "close", text: "Toch een antwoord." }],
  ] as const) {
    const path = await claimItem(browser, queue, words);
    await expectRefused(browser, "nl", { path, fields, kept: fieldsInDutch.contradiction });
  }
  expect((await browser.post("/operator/logout", {})).status, "what is claimed is left to others").toBe(303);
});
