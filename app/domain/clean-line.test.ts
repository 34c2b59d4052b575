import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine } from "./clean-line.ts";

test("a line has no sign that nobody sees, and one space between words", () => {
  expect(cleanLine("  Anna\u200b \u202ede\u202c\tVries\u00ad\r\n")).toBe("Anna de Vries");
  expect(cleanLine("Zo\u00eb  Ngu\u0301yen\u2060-O\u2019Brien")).toBe("Zo\u00eb Ngu\u0301yen-O\u2019Brien");
  expect(cleanLine("Kerkstraat \u200b 12")).toBe("Kerkstraat 12");
});

test("what nobody sees is no line", () => {
  for (const text of ["", " \n", "\u200b\u200d", "\u2800\u3164", "\u202e\u2066", "\u0301", "\u00ad \ufeff"])
    expect(cleanLine(text), JSON.stringify(text)).toBe("");
});

test("a line that is clean stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const once = cleanLine(text);
      expect(cleanLine(once)).toBe(once);
    }),
  );
});
