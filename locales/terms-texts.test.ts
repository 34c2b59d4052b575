import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { dayOfText, TERMS_TEXTS } from "../app/domain/account/terms-version.ts";
import { writtenLocales } from "../app/domain/locale/languages.ts";
import { termsText } from "./terms-texts.ts";

const folder = new URL("./", import.meta.url);
const values = {
  site: "Lavender",
  company: "A Company",
  min_age: 18,
  message_credits: "3 credits",
  refund_days: 30,
};

/** SHA-256 of each published text. A line is added with a new version, and never changes after that. */
const PUBLISHED: Record<string, Record<string, string>> = {
  "2023-12-01": {
    en: "332787a72ee426e43fcf7931168b3a1d162736bbae9c451950fe8f8e3b13e225",
    nl: "49ba74b2dd3d1b842989f99cff8ea1a738901496f217a3486d631c882e5eabe7",
  },
};

/** Of the words alone: how the file is laid out is nothing that somebody agreed to. */
function hashOf(language: string, version: string): string {
  const text = readFileSync(new URL(`${language}/terms/${version}.json`, folder), "utf8");
  return createHash("sha256")
    .update(JSON.stringify(JSON.parse(text)))
    .digest("hex");
}

for (const language of writtenLocales)
  for (const version of TERMS_TEXTS.map(dayOfText))
    test(`the terms of ${version} in ${language} are as they were published`, () => {
      const advice = `The terms of ${version} (${language}) are not what was published. Members agreed to them: put their words back, and write the new ones as a new version (locales/README.md, "Terms"). Of a version that was never published, put the hash into this test.`;
      expect(hashOf(language, version), advice).toBe(PUBLISHED[version]?.[language]);
    });

test("every version has a text in every written language, and none is without a version", () => {
  const days = TERMS_TEXTS.map(dayOfText);
  expect(Object.keys(PUBLISHED)).toEqual(days);
  for (const language of writtenLocales)
    expect(readdirSync(new URL(`${language}/terms`, folder)).toSorted()).toEqual(days.map((day) => `${day}.json`));
  for (const version of days)
    for (const language of writtenLocales)
      for (const document of ["terms", "return-policy"] as const) {
        const { lead, sections } = termsText({ document, version, language, values });
        expect(lead.length + sections.length).toBeGreaterThan(2);
      }
});

test("the site's own figures stand in the text, and Dutch speaks where a language has none", () => {
  const wanted = { version: "2023-12-01", values };
  const english = JSON.stringify(termsText({ ...wanted, document: "terms", language: "en" }));
  for (const words of ["Lavender is a website", "A Company", "18 or over", "costs 3 credits"])
    expect(english).toContain(words);
  expect(english).not.toContain("{{");
  const policy = termsText({ ...wanted, document: "return-policy", language: "de" });
  expect(policy.sections[0]?.heading).toBe("Binnen 30 dagen");
});
