import { expect, test } from "vitest";
import { accept, refuse } from "../../../../../app/domain/result.ts";
import { phoneOf } from "./phone.ts";

test("a mobile number may be typed in every usual way", () => {
  for (const typed of [
    "0612345678",
    "06 1234 5678",
    "06-12345678",
    "+31 6 12345678",
    "0031612345678",
    "+31 (0)6 12345678",
  ])
    expect(phoneOf(typed, "NL"), typed).toEqual(accept("+31612345678"));
  expect(phoneOf("0470 12 34 56", "BE")).toEqual(accept("+32470123456"));
  expect(phoneOf("+49 1512 3456789", "NL")).toEqual(accept("+4915123456789"));
});

test("what takes no SMS, is no number, or lies outside of SEPA is refused at its field", () => {
  for (const typed of ["", "020 123 4567", "0900 1234", "06123", "my number", "+1 202 555 0123", "call 0612345678 now"])
    expect(phoneOf(typed, "NL"), typed).toEqual(refuse("invalid_input", { fields: { phone: "phone_invalid" } }));
});
