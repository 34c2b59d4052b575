import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { sendMessage } from "../app/contract/conversations/conversations.ts";
import { locales } from "../app/contract/locales.ts";
import { writtenLocales } from "../app/domain/locale/languages.ts";
import { i18nextOptions } from "./i18next-options.ts";

const folder = new URL("./", import.meta.url);

function textsIn(language: string): Map<string, string> {
  const all = readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: "utf8" });
  const files = all.filter((file) => file.endsWith(".json"));
  const read = (file: string) => JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), "utf8")) as object;
  return new Map(files.flatMap((file) => flat(read(file), file.replace(".json", ":"))));
}

function flat(texts: object, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? flat(value, `${prefix}${key}.`) : [[prefix + key, String(value)]],
  );
}

test("English and Dutch have the same texts, and none is empty", () => {
  const [english, dutch] = [textsIn("en"), textsIn("nl")];
  // Dutch says some things differently of a woman and a man where English has one word.
  const common = (key: string) => (english.has(key) ? key : key.replace(/_(fe)?male$/, ""));
  expect([...new Set([...dutch.keys()].map(common))].sort()).toEqual([...english.keys()].sort());
  for (const text of [...english.values(), ...dutch.values()]) expect(text.trim()).not.toBe("");
});

test("a text and its translation have the same places to fill in", () => {
  const dutch = textsIn("nl");
  const places = (text = "") => [...new Set(text.match(/\{\{\w+/g))].sort();
  for (const [key, text] of textsIn("en")) {
    // One is sometimes written as a word.
    if (!key.endsWith("_one")) expect({ key, places: places(dutch.get(key)) }).toEqual({ key, places: places(text) });
  }
});

test("Dutch has one word for signing up, for keeping and for an e-mail address", () => {
  const others = /inschrijv|ingeschreven|schrijf je .*\bin\b|opslaan|opgeslagen|(?<!e-)mailadres/i;
  expect([...textsIn("nl")].filter(([, text]) => others.test(text))).toEqual([]);
});

test("every apostrophe is a curly one", () => {
  const straight = writtenLocales.flatMap((language) =>
    [...textsIn(language)].filter(([, text]) => text.includes("'")),
  );
  expect(straight).toEqual([]);
});

test("the summary of what to correct begins alike on every page", () => {
  for (const language of writtenLocales) {
    const titles = [...textsIn(language)].filter(([key]) => /[.:]errors_title$|:display\.correct$/.test(key));
    expect(titles.length).toBeGreaterThan(3);
    expect(new Set(titles.map(([, text]) => text)).size).toBe(1);
  }
});

test("the languages that are offered are those with every text", () => {
  const english = textsIn("en").size;
  expect(locales.filter((language) => textsIn(language).size >= english)).toEqual(writtenLocales);
});

test("every language has a chunk for the browser", () => {
  for (const language of locales) expect(existsSync(new URL(`${language}/browser.ts`, folder))).toBe(true);
});

test("where a language lacks a text, Dutch speaks", () => {
  const bundles = { nl: { common: { back: "Terug", close: "Sluiten" } }, de: { common: { back: "Zurück" } } };
  const texts = createInstance(i18nextOptions({ fallback: "nl", bundles }));
  void texts.init({ lng: "de" });
  const { t } = texts;
  expect([t("common:back"), t("common:close")]).toEqual(["Zurück", "Sluiten"]);
});

test("what a message may be refused for is said by the browser too", () => {
  const inBrowsers = JSON.parse(readFileSync(new URL("en/problems.json", folder), "utf8")) as object;
  const known = Object.keys(inBrowsers).map((key) => key.replace(/_(one|other)$/, ""));
  const usual = ["rate_limited", "server_error", "api_unreachable", "api_malformed", "other_member", "invalid_input"];
  // A photo is sent by a page without a script.
  const missing = [...sendMessage.problems, ...usual].filter((problem) => !known.includes(problem));
  expect(missing).toEqual(["photo_missing", "photo_unreadable"]);
});
