import { expect, test } from "vitest";
import { LONGEST_PAGE } from "../../../contract/operators/operator-pages.ts";
import { newPageForm, pageForm } from "./page.form.ts";
import { chosenLanguage, languageChoices } from "./page-view.ts";
import { isPreviewed } from "./previewed.ts";

const written = { title: "About us", markdown: "# Hello", key: crypto.randomUUID(), seen: "0" };

function mistakesIn(values: object): Record<string, string> {
  const parsed = pageForm.safeParse({ ...written, ...values });
  return Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

test("a reason is asked for once the page is published, not while it is written", () => {
  for (const step of [undefined, "preview", "change"]) expect(mistakesIn({ step })).toEqual({});
  for (const why of [undefined, "", "ab", "..."])
    expect(mistakesIn({ step: "publish", why })).toEqual({ why: "required" });
  expect(mistakesIn({ step: "publish", why: "it is new" })).toEqual({});
});

test("a page fits a call, and its title a line", () => {
  expect(mistakesIn({ markdown: "x".repeat(LONGEST_PAGE - 2) })).toEqual({});
  expect(mistakesIn({ markdown: "x".repeat(LONGEST_PAGE - 1) })).toEqual({ markdown: "page_too_long" });
  expect(mistakesIn({ markdown: "é".repeat(LONGEST_PAGE / 2) })).toEqual({ markdown: "page_too_long" });
  expect(mistakesIn({ title: "x".repeat(121) })).toEqual({ title: "text_too_long" });
  expect(mistakesIn({ title: undefined, markdown: undefined })).toEqual({ title: "required", markdown: "required" });
});

test("an address is written in small letters, and none of the site's own", () => {
  const read = (address: string) => newPageForm.safeParse({ address, language: "nl" });
  expect(read(" About-Us ").data?.address).toBe("about-us");
  const codeOf = (address: string) => read(address).error?.issues[0]?.message;
  expect(["a", "-a-", "a b", "a/b"].map(codeOf)).toEqual(Array.from({ length: 4 }, () => "page_token_invalid"));
  expect(["members", "Operator", "api"].map(codeOf)).toEqual(Array.from({ length: 3 }, () => "page_token_reserved"));
});

test("a preview stands where the text is right, until its writer goes back to it", () => {
  const wrong = { text: "Please fill this in.", summary: "label" as const };
  expect(isPreviewed({ initialValue: { step: "preview" } })).toBe(true);
  expect(isPreviewed({ initialValue: { step: "publish" }, error: { why: wrong } })).toBe(true);
  expect(isPreviewed({ initialValue: { step: "publish" }, error: { markdown: wrong } })).toBe(false);
  expect(isPreviewed({ initialValue: { step: "change" } })).toBe(false);
});

test("the console shows the asked language, else the first that is written, and offers what the site speaks", () => {
  const german = {
    language: "de" as const,
    version: 1,
    state: "withdrawn" as const,
    title: "Über uns",
    at: "2026-11-28T00:00:00.000Z",
    operator: "Olga",
    why: "new",
  };
  expect(chosenLanguage("nl", [german], "en")).toBe("nl");
  expect(chosenLanguage(null, [german], "en")).toBe("de");
  expect(chosenLanguage("xx", [], "en")).toBe("en");
  expect(languageChoices([german]).map(({ language, state }) => `${language} ${state}`)).toEqual([
    "en none",
    "nl none",
    "de withdrawn",
  ]);
});
