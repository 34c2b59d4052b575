import { expect, test } from "vitest";
import { partsOf } from "./data-texts.server.ts";

test("a key is sent with its plurals in every language, and one that only looks like a plural by its own name", () => {
  const polish = {
    credits: { cost_one: "1", cost_few: "2", cost_many: "5", cost_other: "1,5", lead: { text: "" }, vat: "" },
    fields: { choose_one: "Wybierz", choose_none: "" },
  };
  expect(partsOf(polish, { credits: ["cost", "lead"], fields: ["choose_one"] })).toEqual({
    credits: { cost_one: "1", cost_few: "2", cost_many: "5", cost_other: "1,5", lead: { text: "" } },
    fields: { choose_one: "Wybierz" },
  });
});
