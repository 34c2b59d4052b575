import { expect, test } from "vitest";
import type { Problem } from "../../../contract/problems.ts";
import { textsFor } from "../../../request/locale/texts.server.ts";
import { debitRefusalWords } from "./refusal.server.ts";

const dutch = textsFor("nl");

test.each<[Problem, string]>([
  [{ error: "direct_debit_blocked" }, "Je account is geblokkeerd voor automatische incasso."],
  [
    { error: "direct_debit_blocked", until: "3 mei" },
    "Je account is geblokkeerd voor automatische incasso. Dat duurt tot 3 mei. Betalen kan wel op een andere manier.",
  ],
  [{ error: "otp_wrong", left: 1 }, "Code ongeldig. Je kunt het nog 1 keer proberen."],
  [
    { error: "direct_debit_limit", because: "open" },
    "Er lopen al twee incasso’s van je. Een nieuwe kan zodra er een is afgeschreven. Kies voor deze bundel een andere manier van betalen.",
  ],
  [
    { error: "direct_debit_limit", because: "amount" },
    "In dertig dagen schrijven we hoogstens € 200 bij je af, en met deze bundel wordt het meer. Kies voor deze bundel een andere manier van betalen.",
  ],
])("a refusal of direct debit in Dutch: %o", (problem, words) => {
  expect(debitRefusalWords(problem, dutch)?.replaceAll("\u00a0", " ")).toBe(words);
});

test("what is no refusal of direct debit has no words of it", () => {
  expect(debitRefusalWords({ error: "not_found" }, dutch)).toBeUndefined();
});
