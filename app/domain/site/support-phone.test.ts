import { expect, test } from "vitest";
import { supportPhone } from "./support-phone.ts";

test("a site's own number counts, else its company's; an empty one is none", () => {
  expect(supportPhone({ support_phone: "1" }, { support_phone: "2" })).toBe("1");
  expect(supportPhone({ support_phone: "" }, { support_phone: "2" })).toBe("2");
  expect(supportPhone({ support_phone: null }, { support_phone: "" })).toBe(undefined);
  expect(supportPhone({}, undefined)).toBe(undefined);
});
