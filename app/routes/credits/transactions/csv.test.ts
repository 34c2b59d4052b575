import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("cells are divided as spreadsheet programs of the language expect it, lines end as the standard says", () => {
  const rows = [
    ["Naam", 'Zij zei "ja"; en, nee'],
    [-1, 20],
  ];
  expect(csvOf(rows, "nl")).toBe('\uFEFF"Naam";"Zij zei ""ja""; en, nee"\r\n-1;20\r\n');
  expect(csvOf(rows, "en")).toBe('\uFEFF"Naam","Zij zei ""ja""; en, nee"\r\n-1,20\r\n');
});

for (const name of [
  "=1+1",
  "+31",
  "-2",
  "@SUM(A1)",
  "\t=1",
  " =1",
  "\r\n@x",
  "\uFF1D1+1",
  "\uFF20x",
  '=HYPERLINK("http://x","y")',
])
  test(`a text that begins as ${JSON.stringify(name)} is no formula`, () => {
    expect(csvOf([[name]], "en")).toBe(`\uFEFF"'${name.replaceAll('"', '""')}"\r\n`);
  });

test("the decimal sign is that of the language, so that a sum is a number there", () => {
  expect(csvOf([[{ decimal: "9.95" }, -10, 1600]], "nl")).toBe("\uFEFF9,95;-10;1600\r\n");
  expect(csvOf([[{ decimal: "9.95" }, -10, 1600]], "en")).toBe("\uFEFF9.95,-10,1600\r\n");
});

test("other texts stay as they are", () => {
  for (const name of ["Anna", "José", "Jean-Luc", "a=b", "€ 5", "李"])
    expect(csvOf([[name]], "en")).toBe(`\uFEFF"${name}"\r\n`);
});
