import { expect, onTestFinished, test, vi } from "vitest";
import { refuse } from "../../../../app/domain/result.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { settleByRef } from "./settle-by-ref.ts";

/** Answers nothing. */
const silent: PaymentProvider = {
  create: () => Promise.reject(new Error("not used")),
  find: () => Promise.reject(new Error("not used")),
  cancel: () => Promise.reject(new Error("not used")),
  fetch: () => Promise.reject(new Error("no answer")),
  methods: () => Promise.reject(new Error("not used")),
  refund: () => Promise.reject(new Error("not used")),
  findRefund: () => Promise.reject(new Error("not used")),
  listMoved: () => Promise.reject(new Error("not used")),
  isRef: () => true,
};

const order = {
  actors: { findMember: () => undefined },
  site: "periwinkle",
  ref: "ref",
  requestId: "request-1",
};

test("a provider that does not answer is in the log with the request that asked it", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const settled = await settleByRef({ ...order, provider: silent });
  expect(settled).toEqual(refuse("provider_failed"));
  expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({
    event: "payment_provider_failed",
    request: "request-1",
  });
});

test("whoever waits for the provider is told after eight seconds that nothing is known, whatever it is asked", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.useFakeTimers();
  onTestFinished(() => {
    warn.mockRestore();
    vi.useRealTimers();
  });
  const settled = settleByRef({ ...order, provider: { ...silent, fetch: () => new Promise(() => {}) } });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await settled).toEqual(refuse("provider_failed"));
});
