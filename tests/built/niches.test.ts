import { expect, test } from "vitest";
import { niches } from "../../app/domain/site/niches.ts";
import { writtenLocales } from "../../app/domain/locale/languages.ts";
import { landers } from "../support/landers.ts";
import { getMeasured } from "../support/http/response-size.ts";
import { noScriptBrowser } from "../support/http/no-script-browser.ts";
import { postSignUp } from "../support/http/post-sign-up.ts";
import { cookieIn, cookiePair } from "../support/http/site-cookies.ts";
import { signUpSteps } from "../support/sign-up.ts";
import { siteUnderTest } from "../support/site/environment.ts";

const site = siteUnderTest();
const { port } = new URL(site.origin);
/** Measure P3: three quarters of the first congestion window. */
const ROOM = 0.75 * 14_600;

const hostOf = (niche: string) => (niche === "general" ? "localhost" : `${niche}.localhost`);
const open = (niche: string, path: string, locale = "en") =>
  getMeasured(site.origin + path, { Host: `${hostOf(niche)}:${port}`, Cookie: cookiePair("locale", locale) });

const headingIn = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1] ?? "";
const titleIn = (body: string) => /<title>(.*?)<\/title>/.exec(body)?.[1] ?? "";
const descriptionIn = (body: string) => /<meta name="description" content="(.*?)"/.exec(body)?.[1] ?? "";

for (const locale of writtenLocales) {
  test(`the first page of every niche has its own words, and fits the first congestion window: ${locale}`, async () => {
    const pages = await Promise.all(Object.values(niches).map((niche) => open(niche, "/", locale)));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    for (const wordsIn of [headingIn, titleIn, descriptionIn]) {
      const words = pages.map(({ body }) => wordsIn(body));
      expect(new Set(words).size, words.join(" | ")).toBe(pages.length);
      for (const text of words) expect(text).not.toMatch(/[{}_]|^$/);
    }
    for (const { bytes, body } of pages) expect(bytes, headingIn(body)).toBeLessThanOrEqual(ROOM);
  });
}

test("every lander of every niche has a heading of its own in every language, and fits the first congestion window", async () => {
  for (const locale of writtenLocales)
    for (const path of landers) {
      const pages = await Promise.all(Object.values(niches).map((niche) => open(niche, path, locale)));
      const headings = pages.map(({ body }) => headingIn(body));
      expect(new Set(headings).size, headings.join(" | ")).toBe(pages.length);
      for (const { bytes, body, status } of pages) {
        expect([status, headingIn(body).match(/[{}_]|^$/)], path).toEqual([200, null]);
        expect(bytes, `${path}: ${headingIn(body)}`).toBeLessThanOrEqual(ROOM);
      }
    }
});

test("the general site has a page for each niche's slug, a niche's site for its own alone", async () => {
  const statuses = async (niche: string) =>
    Promise.all(["gay", "bbw", "walking"].map(async (slug) => (await open(niche, `/landers/gallery/${slug}`)).status));
  expect(await statuses("general")).toEqual([200, 200, 200]);
  expect(await statuses("gay")).toEqual([200, 404, 200]);
});

test("a page has the colours of its own niche, and none of another's", async () => {
  const names = Object.values(niches);
  for (const niche of names) {
    const { body } = await open(niche, "/");
    const named = names.filter((other) => body.includes(`:root.niche-${other}`));
    expect(named, niche).toEqual(niche === "general" ? [] : [niche]);
    expect(/<html[^>]* class="([^"]*)"/.exec(body)?.[1], niche).toBe(
      niche === "general" ? undefined : `niche-${niche}`,
    );
  }
});

test("the consent of a sign-up says what membership alone tells of a person", async () => {
  const visitor = noScriptBrowser(site.origin);
  await postSignUp(visitor, signUpSteps().slice(0, -1));
  const draft = cookiePair("draft", cookieIn(visitor.cookies, "draft") ?? "");
  const consentAt = async (niche: string) => {
    const headers = { Host: `${hostOf(niche)}:${port}`, Cookie: `${draft}; ${cookiePair("locale", "en")}` };
    const { body } = await getMeasured(`${site.origin}/signup?step=4`, headers);
    return /That I am a member says[^;]*/.exec(body)?.[0];
  };
  const told = await Promise.all(Object.values(niches).map(consentAt));
  const [general, she, bdsm, bbw, gilf, milf, gay] = told;
  expect(general).toBeUndefined();
  expect([she, bbw, gilf, milf]).toEqual([bbw, bbw, bbw, bbw]);
  expect(new Set([bbw, bdsm, gay]).size).toBe(3);
  expect(gay).toContain("my own sex");
});
