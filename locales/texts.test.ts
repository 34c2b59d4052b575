import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "../app/contract/locales.ts";
import { writtenLocales } from "../app/domain/languages.ts";
import { createTexts } from "./create-texts.ts";

const folder = new URL("./", import.meta.url);

function textsIn(language: string): Map<string, string> {
  const files = readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith(".json"));
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

test("the languages that are offered are those with every text", () => {
  const english = textsIn("en").size;
  expect(locales.filter((language) => textsIn(language).size >= english)).toEqual(writtenLocales);
});

test("every language has a chunk for the browser", () => {
  for (const language of locales) expect(existsSync(new URL(`${language}/browser.ts`, folder))).toBe(true);
});

test("where a language lacks a text, Dutch speaks", () => {
  const bundles = { nl: { common: { back: "Terug", close: "Sluiten" } }, de: { common: { back: "Zurück" } } };
  const { t } = createTexts({ locale: "de", fallback: "nl", bundles });
  expect([t("common:back"), t("common:close")]).toEqual(["Zurück", "Sluiten"]);
});
