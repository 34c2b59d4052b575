import fc from "fast-check";
import { expect, test } from "vitest";
import { accept, refuse } from "../result.ts";
import { ibanOf } from "./iban.server.ts";

test("an IBAN may be typed with spaces, points, dashes and small letters", () => {
  for (const typed of [
    "NL91ABNA0417164300",
    "nl91 abna 0417 1643 00",
    "NL91-ABNA-0417-1643-00",
    " NL91ABNA0417164300 ",
  ])
    expect(ibanOf(typed), typed).toEqual(accept("NL91ABNA0417164300"));
  expect(ibanOf("DE89 3704 0044 0532 0130 00").ok).toBe(true);
  expect(ibanOf("BE68 5390 0754 7034").ok).toBe(true);
});

test("what is wrong with an IBAN is told: its country, how long those of its country are, or a slip", () => {
  expect(ibanOf("NL91ABNA041716430")).toEqual(refuse("iban_refused", { because: "length", country: "NL", length: 18 }));
  expect(ibanOf("BE685390075470345")).toEqual(refuse("iban_refused", { because: "length", country: "BE", length: 16 }));
  expect(ibanOf("NL92ABNA0417164300")).toMatchObject(refuse("iban_refused", { because: "slip" }));
  for (const other of ["", "ABNA0417164300", "BR1800360305000010009795493C1", "0417164300"])
    expect(ibanOf(other), other).toEqual(refuse("iban_refused", { because: "country" }));
});

test("one digit that is wrong is found", () => {
  const iban = "NL91ABNA0417164300";
  const digits = Array.from({ length: iban.length }, (_, at) => at).filter((at) => /\d/.test(iban[at] ?? ""));
  fc.assert(
    fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const wrong = iban.slice(0, at) + ((Number(iban[at]) + by) % 10) + iban.slice(at + 1);
      expect(ibanOf(wrong).ok).toBe(false);
    }),
  );
});
