import { providerOfRef } from "../../../../providers/payment/payment-provider-of.ts";
import type { Job } from "../../engine/job.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import { settlePayment } from "../payments/settle-payment.ts";
import { settleRefund } from "./refunds.ts";
import { NEXT_REFUND, sendRefunds } from "./send-refunds.ts";

/** Sends refunds to the provider, and hears what became of them. */
export const refundJob: Job<MemberEngine> = {
  next: NEXT_REFUND,
  async run(engine) {
    const account = engine.account();
    const actors = engine.actors();
    if (!account || !actors) return;
    await sendRefunds({
      sql: engine.sql,
      site: account.site,
      provider: (ref) => providerOfRef({ env: engine.env, site: account.site }, ref),
      description: async () => (await actors.site().settings()).name,
      settle: (id, said) => engine.act((state) => settleRefund(state, id, said)),
      hear: (known) => void engine.act((state) => settlePayment(state, known)),
    });
  },
};
