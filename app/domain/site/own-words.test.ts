import { expect, test } from "vitest";
import { ownWords } from "./own-words.ts";

test("a site's own title and description stand on pages in its language; the others have ours", () => {
  const settings = { index_title: "Daten met gemak", description: "Rustig kennismaken.", domain_language: "nl" };
  expect(ownWords(settings, "nl")).toEqual({ title: "Daten met gemak", description: "Rustig kennismaken." });
  expect(ownWords(settings, "en")).toEqual({});
  expect(ownWords({ index_title: "", description: null, domain_language: "nl" }, "nl")).toEqual({});
});
