import { renderToString } from "react-dom/server";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { PaymentStatus } from "../../../contract/money/payments.ts";
import { pageTextsIn } from "../../../../tests/support/doubles/language.ts";
import { PageTextsContext } from "../../../request/locale/use-translation.ts";
import type { PaymentView } from "../payment-view.ts";
import { PaymentResult } from "./payment-result.tsx";

const dutch = await pageTextsIn("nl");

function shown(status: PaymentStatus, { premium = false } = {}) {
  const payment = { id: "p1", status, bundle: "20", payment_method: "creditcard", credits: 20 } as PaymentView;
  const page = (
    <PaymentResult
      payment={payment}
      credits={20}
      looks={0}
      back=""
      receipt={undefined}
      receiptAlone={false}
      receiptWaits={false}
      withdrawable={undefined}
      others={[]}
      premium={premium}
      offersPaypal={status === "failed"}
    />
  );
  const area = <Outlet context={{ settings: { name: "Periwinkle" } }} />;
  const router = createMemoryRouter([{ path: "/", element: area, children: [{ index: true, element: page }] }]);
  return renderToString(
    <PageTextsContext value={dutch}>
      <RouterProvider router={router} />
    </PageTextsContext>,
  );
}

test("what was not paid has the specification’s words, to the letter, and beneath them what it means", () => {
  const more = {
    failed: "Er zijn geen credits bijgeschreven.",
    cancelled: "Je hebt de betaling geannuleerd. Er is niets afgeschreven.",
    expired: "De betaling is niet op tijd afgerond. Er is niets afgeschreven.",
  };
  for (const [status, words] of Object.entries(more)) {
    const html = shown(status as PaymentStatus);
    expect(html).toMatch(/<h\d[^>]*>Betaling mislukt<\/h\d>/);
    expect(html).toContain("<p>De betaling is mislukt of geannuleeerd.</p>");
    for (const text of [words, "Probeer opnieuw", "Kies een andere bundel"]) expect(html).toContain(text);
    expect(html.includes("Betaal met PayPal")).toBe(status === "failed");
  }
});

test("what premium is, is told once with the purchase that brought it, and not with another", () => {
  const told = (html: string) => html.split("premiumlid").length - 1;
  expect(told(shown("completed", { premium: true }))).toBe(1);
  expect(told(shown("completed"))).toBe(0);
});
