import { expect, test } from "vitest";
import { pageTextsIn } from "../../../tests/support/doubles/language.ts";
import { textsFor } from "./texts.server.ts";

type Lists = (key: string, values: object) => { title: string; text: string[] }[];

test("a text is said in its language, filled in anew each time", () => {
  const english = textsFor("en");
  expect(english("cards:head.found", { count: 1 })).not.toBe(english("cards:head.found", { count: 2 }));
  expect([english("common:back"), english("common:back"), textsFor("nl")("common:back")]).toEqual([
    "Back",
    "Back",
    "Terug",
  ]);
});

test("a list of texts is a list, with its places filled in", async () => {
  const t = (await pageTextsIn("en")).of(["pages"]) as Lists;
  const sections = t("privacy.sections", { returnObjects: true, site: "Our Own Site", company: "A Company" });
  expect(sections.length).toBeGreaterThan(2);
  expect(JSON.stringify(sections)).toContain("Our Own Site");
});
