import { expect, test } from "vitest";
import { textsFor } from "../../../request/locale/texts.server.ts";
import { movementsFile } from "./movements-file.server.ts";

const euro = (amount: number) => ({ amount, currency: "EUR" });
const base = { credits: 2, balance: 7 };

test("each movement is a line, in the reader's language and time; changes are numbers, names never formulas", () => {
  const movements = [
    { ...base, at: "2026-07-31T22:30:00Z", kind: "message", change: -2, spent_on: { id: "b1", name: "=Bert" } },
    { ...base, at: "2026-07-01T10:00:00Z", kind: "gift", change: -2, spent_on: null },
    { ...base, at: "2026-01-01T00:00:00Z", kind: "payment", change: 2, payment_id: "p1", paid: euro(995) },
    { ...base, at: "2026-01-01T00:00:00Z", kind: "refund", change: -2, payment_id: "p1", paid: euro(-400) },
    {
      ...base,
      at: "2026-01-01T00:00:00Z",
      kind: "payment",
      change: 2,
      payment_id: "p2",
      paid: { amount: 1600, currency: "JPY" },
    },
    { ...base, at: "2025-12-31T12:00:00Z", kind: "something new", change: 0 },
  ];
  const reader = { t: textsFor("nl"), locale: "nl", zone: "Europe/Amsterdam" };
  expect(movementsFile(movements, reader).split("\r\n")).toEqual([
    '\uFEFF"Datum en tijd";"Wat";"Aan";"Verschil";"Saldo";"Betaald (min: terugbetaald)";"Valuta";"Betaalnummer"',
    `"2026-08-01 00:30";"Bericht";"'=Bert";-2;7;"";"";""`,
    '"2026-07-01 12:00";"Cadeautje";"Iemand die niet meer te zien is";-2;7;"";"";""',
    '"2026-01-01 01:00";"Gekocht";"";2;7;9,95;"EUR";"p1"',
    '"2026-01-01 01:00";"Eraf, voor het geld dat teruggaat";"";-2;7;-4,00;"EUR";"p1"',
    '"2026-01-01 01:00";"Gekocht";"";2;7;1600;"JPY";"p2"',
    '"2025-12-31 13:00";"Overig";"";0;7;"";"";""',
    "",
  ]);
});
