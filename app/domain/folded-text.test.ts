import { expect, test } from "vitest";
import { foldedWords } from "./folded-text.ts";

test("case, accents and signs between words do not count", () => {
  expect(foldedWords("Ga je mee naar Café’s?")).toEqual(["ga", "je", "mee", "naar", "cafe", "s"]);
  expect(foldedWords("Straße, Øresund & Łódź: 2 dagen")).toEqual(["strasse", "oresund", "lodz", "2", "dagen"]);
  expect(foldedWords(" … ")).toEqual([]);
});
