import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../../tests/support/doubles/language.ts";
import { PageTextsContext } from "../../../request/locale/use-translation.ts";
import type { PaymentView } from "../payment-view.ts";
import { RefundNote } from "./refund-note.tsx";

const english = await pageTextsIn("en");

function shown(withdrawable: { until: string | null } | undefined, refund?: PaymentView["refund"]) {
  const payment = { id: "p1", status: "completed", refund } as PaymentView;
  return renderToString(
    <MemoryRouter>
      <PageTextsContext value={english}>
        <RefundNote payment={payment} withdrawable={withdrawable} />
      </PageTextsContext>
    </MemoryRouter>,
  );
}

test("a withdrawal whose money did not arrive can be made again on any day, and no end that has passed is shown", () => {
  const failed = { status: "failed", sum: "€9.95" } as PaymentView["refund"];
  const again = shown({ until: null }, failed);
  expect(again).toContain("You may withdraw again, on any day.");
  expect(again).toContain('href="/withdraw?payment_id=p1"');
  expect(again).toContain('<a href="/support?topic=payment">write to us</a>');
  expect(again).not.toContain("until");
  expect(shown({ until: "12 May 2027" })).toContain("until 12 May 2027");
  const over = shown(undefined);
  expect(over).toContain("any more");
  expect(over).not.toContain("/withdraw");
});
