import { expect, test } from "vitest";
import {
  inspectPage,
  listPages,
  LONGEST_PAGE,
  publishPage,
  withdrawPage,
} from "../../app/contract/operators/operator-pages.ts";
import { getSettings } from "../../app/contract/site.ts";
import { getPage } from "../../app/contract/written-pages.ts";
import { caller, refusal } from "./caller.ts";
import { anOperator } from "./fixtures/operators.ts";
import { aPageOrder, aPublishedPage } from "./fixtures/pages.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

const visitor = caller();

test("visitors read what operators published, in their language or in one that there is", async () => {
  const olga = await anOperator();
  const token = await aPublishedPage(olga);
  await aPublishedPage(olga, { token, language: "nl", title: "Over ons" });
  const read = async (language: "en" | "nl" | "sv") => (await visitor.callOrThrow(getPage, { token, language })).page;
  expect(await read("nl")).toMatchObject({
    language: "nl",
    languages: ["en", "nl"],
    title: "Over ons",
    version: 1,
    token,
  });
  expect(await read("en")).toMatchObject({ language: "en", markdown: "# Hello\n\nGood morning." });
  expect(await read("sv")).toMatchObject({ language: "en" });
  const { settings } = await visitor.callOrThrow(getSettings);
  expect(settings.pages?.[token]).toBeGreaterThan(0);
});

test("a page that was withdrawn, or never written, is not found, and stands in no settings", async () => {
  const olga = await anOperator();
  const token = await aPublishedPage(olga);
  await olga.callOrThrow(withdrawPage, { token, language: "en", seen: 1, why: "it was wrong" });
  for (const nobody of [token, "never-written", "../settings", "constructor", "%"])
    expect(refusal(await visitor.call(getPage, { token: nobody, language: "en" })), nobody).toBe("not_found");
  expect((await visitor.callOrThrow(getSettings)).settings.pages?.[token]).toBeUndefined();
});

test("operators find every page with its languages, and each version with its text", async () => {
  const olga = await anOperator();
  const token = await aPublishedPage(olga);
  await aPublishedPage(olga, { token, seen: 1, markdown: "Shorter." });
  const { pages } = await olga.callOrThrow(listPages);
  expect(pages.find((page) => page.token === token)?.languages).toMatchObject([{ language: "en", version: 2 }]);
  const now = await olga.callOrThrow(inspectPage, { token, language: "en" });
  expect(now.text?.markdown).toBe("Shorter.");
  expect(now.versions.map(({ version, state, why }) => [version, state, why])).toEqual([
    [2, "published", "a test of pages"],
    [1, "published", "a test of pages"],
  ]);
  const before = await olga.callOrThrow(inspectPage, { token, language: "en", version: "1" });
  expect(before.text?.markdown).toBe("# Hello\n\nGood morning.");
  expect(await olga.callOrThrow(inspectPage, { token, language: "nl" })).toMatchObject({ versions: [], text: null });
  expect(refusal(await olga.call(inspectPage, { token, language: "en", version: "3" }))).toBe("not_found");
});

test("an address of the site's own is no page's", async () => {
  const olga = await anOperator();
  for (const token of ["members", "operator", "login", "api", "photos", "robots", "gifts", "visitors"]) {
    const answer = await olga.call(publishPage, aPageOrder({ token }));
    expect(answer, token).toMatchObject({
      ok: false,
      problem: { error: "invalid_input", fields: { token: "page_token_reserved" } },
    });
    expect(refusal(await olga.call(inspectPage, { token, language: "en" }))).toBe("not_found");
  }
});

test("a page has a title and words, of fifty thousand bytes at most", async () => {
  const olga = await anOperator();
  const fits = "é".repeat((LONGEST_PAGE - 2) / 2);
  const wrong: [object, Record<string, string>][] = [
    [{ markdown: `${fits}x` }, { markdown: "page_too_long" }],
    [{ markdown: '"'.repeat(LONGEST_PAGE / 2) }, { markdown: "page_too_long" }],
    [{ markdown: " \n\u200b" }, { markdown: "required" }],
    [{ title: "\u200b " }, { title: "required" }],
  ];
  for (const [part, fields] of wrong)
    expect(await olga.call(publishPage, aPageOrder(part)), JSON.stringify(fields)).toMatchObject({
      ok: false,
      problem: { error: "invalid_input", fields },
    });
  const token = await aPublishedPage(olga, { markdown: fits });
  const { page } = await visitor.callOrThrow(getPage, { token, language: "en" });
  expect(page.markdown).toBe(fits);
});
