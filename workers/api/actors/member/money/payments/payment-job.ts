import { paymentProviderOf, providerOfRef } from "../../../../providers/payment/payment-provider-of.ts";
import type { Job } from "../../engine/job.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import { checkPayments, NEXT_CHECK } from "./payment-checks.ts";
import { attachPayment, failPayment } from "./payments.ts";
import { settlePayment } from "./settle-payment.ts";

/** Asks after what is due; what the provider says goes through the same door as its webhook. */
export const paymentJob: Job<MemberEngine> = {
  next: NEXT_CHECK,
  async run(engine) {
    const account = engine.account();
    if (!account) return;
    const where = { env: engine.env, site: account.site };
    await checkPayments({
      sql: engine.sql,
      provider: (ref) => (ref === null ? paymentProviderOf(where) : providerOfRef(where, ref)),
      owner: account,
      settle: (verified) => void engine.act((state) => settlePayment(state, verified)),
      attach: (attachment) => void engine.act((state) => attachPayment(state, attachment)),
      fail: (id) => void engine.act((state) => failPayment(state, id)),
    });
  },
};
