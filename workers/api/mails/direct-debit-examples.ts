import { clock } from "../clock.ts";

const DEBIT = {
  reference: "PW-7KQ4-M2XD-9HTR",
  iban_end: "4300",
  creditor: { name: "Periwinkle", address: "Example Street 1, Amsterdam, NL", id: "NL92ZZZ000000000001" },
};

/** Made-up contents of the mails about direct debit. */
export function debitExamples(origin: string) {
  const signer = { account_holder: "A. de Vries", address: "Kerkstraat 1, 3701 AA Zeist", signed_at: clock.now() };
  const debit = { amount: { amount: 1995, currency: "EUR" }, credits: 50, day: Date.parse("2026-12-01T12:00:00Z") };
  const given = { ...DEBIT, ...signer, link: `${origin}/directdebit` };
  const ended = { ...DEBIT, creditor: DEBIT.creditor.name, at: clock.now(), link: `${origin}/directdebit` };
  return {
    mandate_given: [given, { ...given, replaces: "PW-2222-3333-4444" }],
    mandate_ended: [
      { ...ended, under_way: [] },
      { ...ended, under_way: [{ amount: debit.amount, credits: 50, day: debit.day }] },
    ],
    debit_announced: [{ ...DEBIT, ...debit, link: `${origin}/transactions` }],
  };
}
