import { listWithdrawals, withdraw } from "../../../../app/contract/money/withdrawals.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { withdrawalDays } from "../../../../app/domain/money/withdrawal.ts";
import { accept } from "../../../../app/domain/result.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { handleSignedIn } from "../../http.ts";

export const listWithdrawalsHandler = handleSignedIn(listWithdrawals, async (call) => {
  const { actors, caller } = call;
  const { refund_days } = await settingsOf(call);
  return actors.member(caller.id).money.withdrawals(caller.token, withdrawalDays(refund_days));
});

/** The sum is the ledger's, never the caller's: they only say what they were shown. */
export const withdrawHandler = handleSignedIn(withdraw, async (call) => {
  const { actors, caller, body } = call;
  const { refund_days } = await settingsOf(call);
  const order = { ...body, name: cleanText(body.name), days: withdrawalDays(refund_days) };
  const done = await actors.member(caller.id).money.withdraw(caller.token, order);
  return done.ok ? accept({ withdrawal: done.value }) : done;
});
