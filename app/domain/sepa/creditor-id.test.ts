import { expect, test } from "vitest";
import { isCreditorId } from "./creditor-id.ts";

test("a creditor id has its check digits right, whatever its business code", () => {
  for (const right of ["DE98ZZZ09999999999", "NL92ZZZ000000000001", "NL92ABC000000000001"])
    expect(isCreditorId(right), right).toBe(true);
  const slips = [
    "DE89ZZZ09999999999",
    "NL92ZZZ000000000010",
    "DE98ZZZ",
    "de98zzz09999999999",
    "DE98 ZZZ 09999999999",
    "",
  ];
  for (const wrong of slips) expect(isCreditorId(wrong), wrong).toBe(false);
});
