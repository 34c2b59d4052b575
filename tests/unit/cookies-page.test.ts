import { expect, test } from "vitest";
import { cookieDays } from "../../app/request/visitor/cookies.server.ts";
import english from "../../locales/en/pages.json" with { type: "json" };
import dutch from "../../locales/nl/pages.json" with { type: "json" };

const days = /(\d+) (?:days?|dag(?:en)?)/;

test.each([
  ["English", english],
  ["Dutch", dutch],
])("the cookies page names each cookie of ours and how long it lives, in %s", (_language, texts) => {
  const [which] = texts.cookies.sections;
  const named = (which?.list ?? []).map((line) => [line.split(":")[0], Number(days.exec(line)?.[1])]);
  expect(Object.fromEntries(named)).toEqual(cookieDays);
});
