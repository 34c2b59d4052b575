import { expect, onTestFinished, test, vi } from "vitest";
import { refuse } from "../../../../app/domain/result.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { settleByRef } from "./settle-by-ref.ts";

test("a provider that does not answer is in the log with the request that asked it", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const provider: PaymentProvider = {
    create: () => Promise.reject(new Error("not used")),
    find: () => Promise.reject(new Error("not used")),
    fetch: () => Promise.reject(new Error("no answer")),
    methods: () => Promise.reject(new Error("not used")),
    isRef: () => true,
  };
  const actors = { findMember: () => undefined };
  const settled = await settleByRef({ actors, site: "periwinkle", provider, ref: "ref", requestId: "request-1" });
  expect(settled).toEqual(refuse("provider_failed"));
  expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({
    event: "payment_provider_failed",
    request: "request-1",
  });
});
