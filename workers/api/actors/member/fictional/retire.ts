import { clock } from "../../../clock.ts";
import type { MemberState } from "../engine/state.ts";
import { changeVisibility } from "../standing/follow-standing.ts";
import { type Act, isRetired, recordAct, tellFictional } from "./registry.ts";

/**
 * Retires the profile for good: hidden as somebody suspended is (standing/visibility.ts), so nothing of it waits and what its writers
 * paid goes back. Says whether anything changed.
 */
export function retire(state: MemberState, act: Act): boolean {
  const { sql } = state;
  if (isRetired(sql)) return false;
  sql.exec("UPDATE account SET retired_at = ?", clock.now());
  changeVisibility(state);
  tellFictional(sql);
  recordAct(sql, { action: "fictional_retired", operator: act.operator, why: act.why });
  return true;
}
