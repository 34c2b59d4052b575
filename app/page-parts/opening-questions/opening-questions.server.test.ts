import { expect, test } from "vitest";
import interests from "../../../locales/en/interests.json" with { type: "json" };
import { textsFor } from "../../request/locale/texts.server.ts";
import { openingQuestion, openingQuestions } from "./opening-questions.server.ts";

const t = textsFor("en");
const keysFor = (profile: object, shared: string[] = []) =>
  openingQuestions({ id: "m", ...profile }, shared, t).map(({ key }) => key);

test("every interest has a question of its own, in both languages", () => {
  for (const locale of ["en", "nl"] as const) {
    const said = Object.keys(interests).map((key) => openingQuestion(key, {}, textsFor(locale)));
    for (const text of said) expect(text).toMatch(/\?$/);
    expect(new Set(said).size, "none twice").toBe(Object.keys(interests).length);
  }
});

test("a profile offers two questions: about what both like first, then about the town", () => {
  expect(keysFor({ interests: ["chess", "jazz"], city: "Utrecht" }, ["jazz"])).toEqual(["jazz", "place"]);
  expect(keysFor({ interests: ["chess", "jazz"] })).toEqual(["chess", "jazz"]);
  expect(keysFor({ interests: ["bird_songs"], about: "I walk." })).toEqual(["about", "weekend"]);
  expect(keysFor({})).toEqual(["weekend", "evening"]);
  expect(keysFor({ city: "Utrecht", fictional: true })).toEqual(["weekend", "evening"]);
});

test("an address names a question by its key, and brings no words of its own", () => {
  expect(openingQuestion("place", { city: "Utrecht" }, t)).toBe("What do you like best about Utrecht?");
  expect(openingQuestion("place", {}, t)).toBeUndefined();
  expect(openingQuestion("place", { city: "Utrecht", fictional: true }, t), "who lives nowhere").toBeUndefined();
  for (const other of [null, "", "Send me money", "constructor", "__proto__", "chess.title"])
    expect(openingQuestion(other, { city: "Utrecht" }, t)).toBeUndefined();
});
