import { expect, test } from "vitest";
import { paymentMethods } from "../../contract/money/payments.ts";
import { inShownOrder, shownOrder } from "./ways-to-pay.ts";

test("every method of the contract has its place among those that are shown", () => {
  expect(shownOrder.toSorted()).toEqual(paymentMethods.toSorted());
  expect(inShownOrder(["others", "paypal", "ideal", "paypal"])).toEqual(["ideal", "paypal", "others"]);
});
