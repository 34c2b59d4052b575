import fc from "fast-check";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { allTexts } from "./all.server.ts";
import { i18nextOptions } from "./i18next-options.ts";
import { plainTexts } from "./plain-texts.ts";

const languages = Object.keys(allTexts);
const namespaces = Object.keys(allTexts["en"] ?? {});

/** Every key as it is asked for: plurals and contexts without their ending too. */
const keys = unique(
  namespaces.flatMap((namespace) =>
    ["en", "nl"].flatMap((language) =>
      leaves(allTexts[language]?.[namespace]).flatMap((key) => [
        `${namespace}:${key}`,
        `${namespace}:${key.replace(/_(zero|one|two|few|many|other)$/, "")}`,
        `${namespace}:${key.replace(/(_(fe)?male)?(_(one|other))?$/, "")}`,
      ]),
    ),
  ),
);

function unique<Item>(items: Item[]): Item[] {
  return [...new Set(items)];
}

function leaves(texts: unknown, path: string[] = []): string[] {
  if (typeof texts !== "object" || texts === null) return [path.join(".")];
  return Object.entries(texts).flatMap(([name, part]) => leaves(part, [...path, name]));
}

/** The names of all places in all texts, so that each can be filled. */
const places = unique(JSON.stringify(allTexts).match(/(?<=\{\{)\w+/g) ?? []);

/** As the server has it (app/request/locale/with-locale.server.ts). */
function i18nextIn(lng: string) {
  const texts = createInstance(i18nextOptions({ fallback: "nl", bundles: allTexts }));
  void texts.init({ lng });
  return texts;
}

function both(locale: string) {
  const given = { locale, fallback: "nl", bundles: allTexts };
  return {
    rich: i18nextIn(locale).getFixedT(locale) as (...given: unknown[]) => string,
    plain: plainTexts(given)([]),
  };
}

const word = fc.oneof(fc.string(), fc.constantFrom("$&", "{{name}}", "$1", "<b>", "'"));
const values = fc.record(
  {
    ...Object.fromEntries(places.map((place) => [place, fc.oneof(word, fc.nat())])),
    count: fc.oneof(fc.constantFrom(0, 1, 2, 5, 21, 1_000_000), fc.integer({ min: 0, max: 12_345_678 })),
    context: fc.constantFrom("female", "male", "friendship", "", "unknown"),
  },
  { requiredKeys: places.filter((place) => place !== "count") },
);

// Norwegian has no texts yet: it speaks Dutch, with its own plurals and numbers.
for (const locale of unique([...languages, "nb"])) {
  test(`the browser's ${locale} texts are those of i18next, with whatever is filled in`, () => {
    const { rich, plain } = both(locale);
    for (const key of keys) {
      const sentence = rich(key, { returnObjects: true, defaultValue: "?" });
      if (typeof sentence === "string")
        expect({ key, text: plain(key, { defaultValue: "?" }) }).toEqual({ key, text: sentence });
    }
    fc.assert(
      fc.property(fc.constantFrom(...keys), values, (key, filled) => {
        fc.pre(typeof rich(key, { ...filled, returnObjects: true }) === "string");
        expect(plain(key, filled)).toBe(rich(key, filled));
      }),
      { numRuns: 1000 },
    );
  });
}

test("of several namespaces the first that has a key speaks, as with i18next", () => {
  const given = { locale: "en", fallback: "nl", bundles: allTexts };
  const say = plainTexts(given)(["chats", "common"]);
  const t = i18nextIn("en").getFixedT("en", ["chats", "common"]) as (key: string) => string;
  for (const key of unique(keys.map((path) => path.slice(path.indexOf(":") + 1)))) {
    if (!t(key).includes("returned an object")) expect(say(key)).toBe(t(key));
  }
});

test("the texts use nothing of i18next that the browser does not know", () => {
  const texts = JSON.stringify(allTexts);
  expect(texts.match(/\$t\(|_ordinal_/g)).toBeNull();
  expect((texts.match(/\{\{[^}]*\}\}/g) ?? []).filter((place) => !/^\{\{\w+(, number)?\}\}$/.test(place))).toEqual([]);
});

test("a key without a text is told of, but not one with a default", () => {
  const missing: string[] = [];
  const t = plainTexts({ locale: "en", fallback: "nl", bundles: allTexts, onMissing: (key) => missing.push(key) })([]);
  expect([t("common:nothing.here"), t("common:neither", { defaultValue: "so" }), t("common:close")]).toEqual([
    "nothing.here",
    "so",
    "Close",
  ]);
  expect(missing).toEqual(["common:nothing.here"]);
});
