import type { Settings } from "../../contract/site.ts";

/** Spec §3, §6: visitors may look around where the site lets everybody, or those with a traffic source and they have one. */
export function maySearchSignedOut(
  settings: Pick<Settings, "logged_out_search" | "logged_out_search_trafficsource">,
  hasTrafficSource: boolean,
): boolean {
  const { logged_out_search, logged_out_search_trafficsource } = settings;
  return logged_out_search === "yes" || (logged_out_search_trafficsource === "yes" && hasTrafficSource);
}
