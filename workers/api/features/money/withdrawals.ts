import { listWithdrawals, withdraw } from "../../../../app/contract/money/withdrawals.ts";
import { cleanLine } from "../../../../app/domain/clean-line.ts";
import { withdrawalDays } from "../../../../app/domain/money/withdrawal.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { handleSignedIn } from "../../http/http.ts";

export const listWithdrawalsHandler = handleSignedIn(listWithdrawals, async (call) => {
  const { actors, caller } = call;
  const { refund_days } = await settingsOf(call);
  return actors.member(caller.id).money.withdrawals(caller.token, withdrawalDays(refund_days));
});

/** The sum is the ledger's, never the caller's: they only say what they were shown. A name that nobody can read signs nothing. */
export const withdrawHandler = handleSignedIn(withdraw, async (call) => {
  const { actors, caller, body } = call;
  const name = cleanLine(body.name);
  if (!name) return refuse("invalid_input", { fields: { name: "required" } });
  const { refund_days } = await settingsOf(call);
  const order = { ...body, name, days: withdrawalDays(refund_days) };
  const done = await actors.member(caller.id).money.withdraw(caller.token, order);
  return done.ok ? accept({ withdrawal: done.value }) : done;
});
