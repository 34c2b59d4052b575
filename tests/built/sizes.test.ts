import { beforeAll, expect, test } from "vitest";
import { PAGE_SIZE } from "../../app/contract/people/search-values.ts";
import { setLanguage } from "../../app/contract/account/session.ts";
import { writtenLocales } from "../../app/domain/locale/languages.ts";
import { apiClient, type ApiClient } from "../support/http/api-client.ts";
import { landers } from "../support/landers.ts";
import { signUpSteps } from "../support/sign-up.ts";
import { FULL_COUNTRY, memberWithFullSearch } from "../support/site/full-search.ts";
import { siteUnderTest } from "../support/site/environment.ts";
import { noScriptBrowser } from "../support/http/no-script-browser.ts";
import { cookieIn, cookiePair, sessionPair } from "../support/http/site-cookies.ts";
import { postSignUp } from "../support/http/post-sign-up.ts";
import { jarOf, siteApi, type MadeMember } from "../support/site/site-api.ts";
import { getMeasured } from "../support/http/response-size.ts";

/** Measure P3: how much of the first congestion window of ten packets a page may fill. */
const ROOM = { visitors: 0.75 * 14_600, members: 0.95 * 14_600 };

const site = siteUnderTest();
const cookies = { member: "", newcomer: "", signup: "" };
/** Whose account has to speak a language before its pages do. */
const accounts: Record<string, ApiClient> = {};

beforeAll(async () => {
  cookies.member = await signedIn("member", await memberWithFullSearch(site));
  cookies.newcomer = await signedIn("newcomer", await memberWithFullSearch(site, { confirmed: false }));
  cookies.signup = await nearlySignedUp();
});

async function signedIn(who: string, { cookie }: MadeMember): Promise<string> {
  const jar = jarOf(cookie);
  accounts[who] = apiClient(site.apiOrigin, { cookies: jar });
  return sessionPair(site, jar);
}

/** The draft of somebody who has come to the last step, from the country with the most regions. */
async function nearlySignedUp(): Promise<string> {
  const visitor = noScriptBrowser(site.origin);
  const place = { country: "US", region: "North Carolina", city: "Charlotte" };
  const account = { name: "Margaret Rosemary 1958", email: "margaret.rosemary.1958@example.org" };
  await postSignUp(visitor, signUpSteps({ ...place, ...account }).slice(0, -1));
  return cookiePair("draft", cookieIn(visitor.cookies, "draft") ?? "");
}

interface Weighed {
  path: string;
  who?: keyof typeof cookies;
  /** What has to be on it, so that the weight is that of the heavy page. */
  shows?: RegExp;
}

const reminder = /href="\/profile\/security#email"/;

const eva = (await siteApi(site).makeMember({ name: "Eva", fictional: true })).id;

const pages: Weighed[] = [
  { path: "/" },
  ...landers.map((path) => ({ path })),
  { path: "/landers/socialnetwork/walking" },
  { path: "/login" },
  { path: "/login?redirect=%2Fmembers" },
  { path: "/reset-password" },
  ...[0, 1, 2, 3, 4].map((step) => ({ path: `/signup?step=${step}`, who: "signup" as const })),
  ...["landing", "landing2/love", "landing3"].map((page) => ({ path: `/members/${eva}/${page}` })),
  ...["message", 2, 4].map((step) => ({ path: `/members/${eva}/signup?step=${step}`, who: "signup" as const })),
  { path: "/pages/faq" },
  { path: "/complete-signup", who: "signup" },
  { path: "/members", who: "member" },
  // The address is not confirmed: nothing else stands above the cards that is as long.
  { path: "/members", who: "newcomer", shows: reminder },
];

for (const { path, who, shows = /<main/ } of pages) {
  test(`${path} fits the first congestion window in every written language, with its styles: ${who ?? "visitor"}`, async () => {
    for (const locale of writtenLocales) {
      const cookie = [cookiePair("locale", locale), who && cookies[who]].filter(Boolean).join("; ");
      if (who) await accounts[who]?.callOrThrow(setLanguage, { language: locale });
      const answer = await getMeasured(site.origin + path, { Cookie: cookie, "X-Test-Country": FULL_COUNTRY });
      expect(answer.status, locale).toBe(200);
      expect(answer.body, locale).toContain(`<html lang="${locale}"`);
      expect(answer.body, locale).toMatch(shows);
      expect(answer.headers["content-encoding"], locale).toBe("br");
      expect(answer.bytes, locale).toBeLessThanOrEqual(path === "/members" ? ROOM.members : ROOM.visitors);
      // The styles are inside: nothing else is needed to paint it.
      expect(answer.body.includes("<style>"), locale).toBe(true);
      expect(answer.body.match(/<link[^>]+stylesheet/g), locale).toBeNull();
    }
  });
}

test("the members page that was weighed is a full one, with a reminder", async () => {
  await accounts["newcomer"]?.callOrThrow(setLanguage, { language: "en" });
  const { body } = await getMeasured(`${site.origin}/members`, {
    Cookie: `${cookies.newcomer}; ${cookiePair("locale", "en")}`,
  });
  expect(body).toMatch(reminder);
  expect(body.match(/<img [^>]+>/g)).toHaveLength(PAGE_SIZE);
  expect(body.includes("<script")).toBe(true);
});

const scriptless = [
  "/",
  ...landers,
  "/landers/gallery/friendship",
  ...["terms", "privacy", "cookies", "ban", "faq", "service", "return-policy"].map((token) => `/pages/${token}`),
  "/pages/return-policy/2023-12-01",
  "/pricing",
  ...[0, 1, 2, 3].map((step) => `/signup?step=${step}`),
  "/reset-password",
  "/reset-password/sent",
  ...["/reset-password/do", "/mail-change/do", "/account-undo"].map((path) => `${path}?id=nobody&token=none`),
  `/members/${eva}/signup`,
  "/activate/done",
  "/activate/error",
  "/nothing-here",
  "/dev/mailbox",
];

test("public pages have no script at all, neither asked for nor inside", async () => {
  for (const path of scriptless) {
    const { body, status } = await getMeasured(site.origin + path, { Cookie: cookies.signup });
    expect(status, path).toBeLessThan(500);
    expect(body.endsWith("</html>"), path).toBe(true);
    // What a search engine reads about the organisation is no script: nothing runs it.
    expect(
      body.match(/<script(?! type="application\/ld\+json">)|modulepreload|as="script"|\son[a-z]+="/gi),
      path,
    ).toBeNull();
  }
});
