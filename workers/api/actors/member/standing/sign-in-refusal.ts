import { refuse, type Result } from "../../../../../app/domain/result.ts";
import { instantOf } from "../../../clock.ts";
import type { MemberState } from "../engine/state.ts";
import { changeVisibility } from "./follow-standing.ts";
import { suspendedUntil } from "./sanctions.ts";

/** Why whoever proved to be the member is not signed in; undefined: they are. A suspension that is over ends here at the latest. */
export function signInRefusal(state: MemberState): Result<never> | undefined {
  const suspension = suspendedUntil(state.sql);
  if (!suspension) {
    changeVisibility(state);
    return undefined;
  }
  const { banned, until } = suspension;
  return banned
    ? refuse("account_banned")
    : refuse("account_suspended", { until: until === null ? null : instantOf(until) });
}
