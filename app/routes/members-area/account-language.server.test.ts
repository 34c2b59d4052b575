import { expect, test } from "vitest";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import { formContext } from "../../request/forms/form-submission.server.ts";
import { type ResponseDirectives, type Platform, platformContext } from "../../request/platform.server.ts";
import { followAccountLanguage } from "./account-language.server.ts";

const url = new URL("https://site.nl/members?country=BE");

/** A page that is about to speak `locale`, and what following the account's language makes of it. */
async function following(language: string | null | undefined, { answersForm = false } = {}) {
  const context = await contextIn("en");
  const directives: ResponseDirectives = { styleHashes: [], cookies: [] };
  context.set(formContext, answersForm);
  context.set(platformContext, { directives } as Platform);
  const user = { credits: 0, paid_user: false, profile: {}, language };
  let thrown: unknown;
  try {
    followAccountLanguage(user, { url, context });
  } catch (error) {
    thrown = error;
  }
  const cookies = (await Promise.all(directives.cookies.map((lines) => lines()))).flat();
  return { cookies, answer: thrown instanceof Response ? thrown : undefined };
}

test("the account's language comes before the page's: it is kept, and the page is asked for again", async () => {
  const { cookies, answer } = await following("nl");
  expect(cookies).toEqual([expect.stringMatching(/^__Host-locale=nl; Max-Age=31536000;/)]);
  expect(answer?.headers.get("Location")).toBe("/members?country=BE");
  expect(answer?.headers.get("X-Remix-Reload-Document")).toBe("true");
});

test("the page's own language, one that we do not speak and none lead nowhere", async () => {
  for (const language of ["en", "xx", "", null, undefined]) {
    expect(await following(language)).toEqual({ cookies: [], answer: undefined });
  }
});

test("a page that answers a form stays in its language", async () => {
  expect(await following("nl", { answersForm: true })).toEqual({ cookies: [], answer: undefined });
});
