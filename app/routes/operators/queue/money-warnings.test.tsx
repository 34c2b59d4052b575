import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../../tests/support/doubles/language.ts";
import { PageTextsContext } from "../../../request/locale/use-translation.ts";
import { MoneyWarnings } from "./money-warnings.tsx";

const english = await pageTextsIn("en");
const shown = (sells: boolean, days: string[] = [], [disputes = 0, transfers = 0]: number[] = []) =>
  renderToString(
    <PageTextsContext value={english}>
      <MoneyWarnings sells={sells} days_that_differ={days} open_disputes={disputes} transfers={transfers} />
    </PageTextsContext>,
  );

test("operators are told that a site without a provider sells nothing, of days that differ, of open disputes and of refunds to transfer, and else of nothing", () => {
  const [none, differ] = ["Nothing is sold", "Not the same as at the payment provider"];
  expect(shown(true)).toBe("");
  expect(shown(false)).toContain(none);
  expect(shown(false)).not.toContain(differ);
  const html = shown(true, ["2026-12-02", "2026-11-30"]);
  expect(html).toContain(differ);
  expect(shown(true, [], [1])).toContain("1 payment that a bank took back");
  expect(shown(true, [], [0, 2])).toContain("2 refunds wait for somebody to transfer them");
  for (const words of ["2 December 2026", "30 November 2026", 'href="/operator/sums"']) expect(html).toContain(words);
});
