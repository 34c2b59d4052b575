import type { User } from "../contract/profile.ts";
import type { Settings } from "../contract/site.ts";
import type { Totals } from "../contract/live.ts";

/** What every page of the members' area finds in its outlet's context. */
export interface MemberArea {
  user: User;
  settings: Settings;
  totals: Totals;
}
