import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../../tests/support/doubles/language.ts";
import { PageTextsContext } from "../../../request/locale/use-translation.ts";
import { reconciliationView } from "./reconciliation-view.ts";
import { Reconciliations } from "./reconciliations.tsx";

const euro = (amount: number) => ({ amount, currency: "EUR" });
const sum = (amount: number) => ({ count: 1, amount });

async function shown(locale: "en" | "nl") {
  const day = {
    day: "2026-12-02",
    checked_at: "2026-12-03T00:00:00Z",
    sums: [
      { kind: "completed" as const, currency: "EUR", ours: sum(995), theirs: sum(995) },
      { kind: "refunded" as const, currency: "EUR", ours: sum(400), theirs: sum(900) },
    ],
    differences: [
      { kind: "refunded" as const, ref: "tr_1", ours: euro(400), theirs: euro(900) },
      { kind: "charged_back" as const, ref: "tr_2", ours: null, theirs: euro(995) },
      { kind: "returned" as const, ref: "tr_3", ours: euro(995), theirs: null },
    ],
    count: 4,
  };
  const html = renderToString(
    <PageTextsContext value={await pageTextsIn(locale)}>
      <Reconciliations days={[reconciliationView(day, locale)]} uncompared={["3 x", "1 x"]} />
    </PageTextsContext>,
  );
  return html
    .replaceAll(/<!-- -->/g, "")
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll("\u00A0", " ");
}

test("a day that differs says in words what moved with us and at the provider, kind by kind", async () => {
  const english = await shown("en");
  for (const words of [
    "4 differences",
    "Paid, EUR: €9.95 with us, €9.95 at the provider",
    "Refunded, EUR: €4.00 with us, €9.00 at the provider",
    "|Refunded, tr_1: €4.00 with us, €9.00 at the provider|",
    "|Taken back by a bank, tr_2: €9.95 at the provider, nothing with us|",
    "|Given back to us by a bank, tr_3: €9.95 with us, nothing at the provider|",
    "And 1 more",
    "Not compared, as the site changed provider before they were: 3 x; 1 x.",
  ])
    expect(english).toContain(words);
  expect(await shown("nl")).toContain("|Door een bank teruggehaald, tr_2: bij de betaaldienst € 9,95, bij ons niets|");
});
