import type { MemberState } from "./state.ts";

/** Somebody whose account is being deleted signed in: it is theirs again (spec §4). Says whether it was so. */
export function reviveIfClosing(_state: MemberState): boolean {
  return false;
}
