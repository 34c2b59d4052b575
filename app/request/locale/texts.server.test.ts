import { expect, test } from "vitest";
import { pageTextsFor, textsFor } from "./texts.server.ts";

test("a text is said in its language, filled in anew each time", () => {
  const english = textsFor("en");
  expect(english("members:found", { count: 1 })).not.toBe(english("members:found", { count: 2 }));
  expect([english("common:back"), english("common:back"), textsFor("nl")("common:back")]).toEqual([
    "Back",
    "Back",
    "Terug",
  ]);
});

test("a list of texts is a list, with its places filled in", () => {
  const t = pageTextsFor("en").of(["pages"]) as (key: string, values: object) => { title: string; text: string[] }[];
  const sections = t("terms.sections", { returnObjects: true, site: "Our Own Site", company: "A Company" });
  expect(sections.length).toBeGreaterThan(2);
  expect(JSON.stringify(sections)).toContain("Our Own Site");
});
