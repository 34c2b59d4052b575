import { expect, test } from "vitest";
import { decideTestPayment } from "../../app/contract/development.ts";
import { confirmMandate, listMandates, requestMandate, revokeMandate } from "../../app/contract/money/direct-debit.ts";
import { getPayment, listBundles, startPayment } from "../../app/contract/money/payments.ts";
import { caller, refusal } from "./caller.ts";
import { aMandate, aMandateOrder, anotherCode, codesTo } from "./fixtures/mandates.ts";
import { aMember, aNewcomer, anotherDevice } from "./fixtures/members.ts";
import { anOrder, aPayment, balanceOf, refOf } from "./fixtures/payments.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

test("direct debit is offered to who has a mandate; who has none is told that they could", async () => {
  const anna = await aMember();
  const before = await anna.api.callOrThrow(listBundles);
  expect([before.payment_methods.includes("sdd"), before.direct_debit_possible]).toEqual([false, true]);
  expect(refusal(await anna.api.call(startPayment, await anOrder(anna.api, { payment_method: "sdd" })))).toBe(
    "payment_method_unavailable",
  );
  const { mandate_id } = await aMandate(anna.api);
  const given = await anna.api.callOrThrow(listBundles);
  expect([given.payment_methods.includes("sdd"), given.direct_debit_possible]).toEqual([true, undefined]);
  await anna.api.callOrThrow(revokeMandate, { mandate_id });
  expect((await anna.api.callOrThrow(listBundles)).payment_methods).not.toContain("sdd");
  expect((await caller().callOrThrow(listBundles, { country: "NL" })).payment_methods, "a visitor").not.toContain(
    "sdd",
  );
});

test("nobody of a country without it, and nobody whose address is not confirmed, can give a mandate", async () => {
  const [john, nina] = [await aMember({ country: "US", region: "New York", city: "New York" }), await aNewcomer()];
  for (const { api } of [john, nina]) {
    expect((await api.callOrThrow(listMandates)).creditor).toBeNull();
    expect(refusal(await api.call(requestMandate, aMandateOrder()))).toBe("direct_debit_unavailable");
    expect((await api.callOrThrow(listBundles)).direct_debit_possible).toBeUndefined();
  }
});

test("what was typed wrongly is told, and sends no code", async () => {
  const anna = await aMember();
  const asked = async (wishes: object) => {
    const answer = await anna.api.call(requestMandate, aMandateOrder(wishes));
    return answer.ok ? "ok" : answer.problem;
  };
  expect(await asked({ iban: "NL91ABNA041716430" })).toEqual({
    error: "iban_refused",
    because: "length",
    country: "NL",
    length: 18,
  });
  expect(await asked({ iban: "NL91ABNA041716430", phone: "020 123 4567" })).toMatchObject({
    error: "iban_refused",
    fields: { phone: "phone_invalid" },
  });
  expect(await asked({ phone: "020 123 4567" })).toEqual({
    error: "invalid_input",
    fields: { phone: "phone_invalid" },
  });
  expect(await asked({ city: "  " })).toMatchObject({ error: "invalid_input", fields: { city: "required" } });
  expect((await anna.api.callOrThrow(listMandates)).request).toBeNull();
});

test("wrong codes count together on all devices of a member, and the fifth blocks direct debit", async () => {
  const anna = await aMember();
  const tablet = await anotherDevice(anna);
  const order = aMandateOrder();
  await anna.api.callOrThrow(requestMandate, order);
  const { code } = await codesTo(order.phone);
  const wrong = { mandate_id: order.mandate_id, otp: anotherCode(code) };
  for (const device of [anna.api, tablet, anna.api, tablet])
    expect(refusal(await device.call(confirmMandate, wrong))).toBe("otp_wrong");
  expect(refusal(await tablet.call(confirmMandate, wrong))).toBe("direct_debit_blocked");
  expect(refusal(await anna.api.call(confirmMandate, { ...wrong, otp: code }))).toBe("direct_debit_blocked");
  expect((await anna.api.callOrThrow(listMandates)).blocked_until).not.toBeNull();
  expect((await anna.api.callOrThrow(listBundles)).direct_debit_possible).toBeUndefined();
});

test("one code is right once, on whichever device, and the mandate is the same", async () => {
  const anna = await aMember();
  const tablet = await anotherDevice(anna);
  const order = aMandateOrder();
  await Promise.all(Array.from({ length: 5 }, () => anna.api.callOrThrow(requestMandate, order)));
  const { code: otp, count } = await codesTo(order.phone);
  expect(count).toBe(1);
  const { mandate_id } = order;
  const answers = await Promise.all(
    [anna.api, tablet].map((api) => api.callOrThrow(confirmMandate, { mandate_id, otp })),
  );
  expect(answers[0]).toEqual(answers[1]);
  const { mandates } = await tablet.callOrThrow(listMandates);
  expect(mandates).toEqual([answers[0]?.mandate]);
  expect(JSON.stringify(mandates)).not.toContain("0417164300");
});

test("what is collected is credited once the bank has paid, and taken back when the bank does", async () => {
  const anna = await aMember();
  const { reference } = await aMandate(anna.api);
  const before = await balanceOf(anna.api);
  const payment = await aPayment(anna.api, { payment_method: "sdd" });
  expect(payment).toMatchObject({ status: "pending", debit: { reference, iban_end: "4300" } });
  expect(await balanceOf(anna.api)).toBe(before);
  const { payment_id, credits } = payment;
  const becomes = async (decision: "pay" | "charge_back") => {
    await caller().callOrThrow(decideTestPayment, { id: refOf(payment), decision });
    return (await anna.api.callOrThrow(getPayment, { payment_id })).payment.status;
  };
  expect(await becomes("pay")).toBe("completed");
  expect(await balanceOf(anna.api)).toBe(before + credits);
  expect(await becomes("charge_back")).toBe("charged_back");
  expect(await balanceOf(anna.api)).toBe(before);
  expect((await anna.api.callOrThrow(listBundles)).payment_methods).not.toContain("sdd");
});

test("a third debit beside two that are under way reaches the limit", async () => {
  const anna = await aMember();
  await aMandate(anna.api);
  for (let open = 0; open < 2; open += 1) await aPayment(anna.api, { payment_method: "sdd" });
  const third = await anna.api.call(startPayment, await anOrder(anna.api, { payment_method: "sdd" }));
  expect(refusal(third)).toBe("direct_debit_limit");
});
