import { expect, onTestFinished, test, vi } from "vitest";
import type { PaymentMethod } from "../../../../app/contract/money/payments.ts";
import { priceList } from "../../actors/site/prices/prices.ts";
import { clock, moveClock } from "../../clock.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { offeredMethods } from "./offered-methods.ts";

const MINUTE = 60_000;
const ownList = priceList("NL", 1).payment_methods.filter((method) => method !== "sdd");

/** A provider that takes these; it counts how often it was asked. */
function aProvider(takes: () => Promise<PaymentMethod[]>) {
  const asked: object[] = [];
  const never = () => Promise.reject(new Error("not used"));
  const methods: PaymentProvider["methods"] = (query) => {
    asked.push(query);
    return takes();
  };
  const others = {
    create: never,
    find: never,
    cancel: never,
    fetch: never,
    refund: never,
    findRefund: never,
    listMoved: never,
  };
  const provider: PaymentProvider = { ...others, isRef: () => true, methods };
  const site = crypto.randomUUID();
  const offered = () => offeredMethods({ provider, site, prices: priceList("NL", 1), requestId: "test" });
  return { asked, offered };
}

test("what is offered is the site's own list without what the provider does not take, in the site's order", async () => {
  const { asked, offered } = aProvider(() => Promise.resolve(["sct", "others", "paypal", "ideal"]));
  expect(await offered()).toEqual(["ideal", "paypal", "sct"]);
  expect(asked).toEqual([{ country: "NL", amount: { amount: 995, currency: "EUR" } }]);
});

test("the provider is asked every five minutes, not with every page", async () => {
  onTestFinished(() => moveClock(0));
  const { asked, offered } = aProvider(() => Promise.resolve(["paypal"]));
  for (let time = 0; time < 3; time += 1) await offered();
  expect(asked).toHaveLength(1);
  moveClock(clock.offset() + 5 * MINUTE);
  await offered();
  expect(asked).toHaveLength(2);
});

test("while the provider does not answer it is what it said last, or else the site's own list without direct debit", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => {
    warn.mockRestore();
    moveClock(0);
  });
  const answers: (() => Promise<PaymentMethod[]>)[] = [() => Promise.resolve(["paypal"])];
  const down = () => Promise.reject(new Error("reset"));
  const { offered } = aProvider(() => (answers.shift() ?? down)());
  await offered();
  moveClock(clock.offset() + 5 * MINUTE);
  expect(await offered()).toEqual(["paypal"]);
  expect(await aProvider(down).offered()).toEqual(ownList);
  expect(warn).toHaveBeenCalledTimes(2);
});

test("a provider that did not answer is left alone for half a minute, so that one page waits for it and not each", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => {
    warn.mockRestore();
    moveClock(0);
  });
  const { asked, offered } = aProvider(() => Promise.reject(new Error("reset")));
  for (let time = 0; time < 3; time += 1) expect(await offered()).toEqual(ownList);
  expect(asked).toHaveLength(1);
  moveClock(clock.offset() + MINUTE / 2);
  await offered();
  expect(asked).toHaveLength(2);
});

test("without a provider nothing is offered", async () => {
  const question = { site: "none", prices: priceList("NL", 1), requestId: "test" };
  expect(await offeredMethods({ ...question, provider: undefined })).toEqual([]);
});
