import { redirectTarget } from "../../request/forms/redirect-target.ts";

/**
 * The page the button stands on. Where the browser loads it anew (`reloads`), down to the button itself, so that a long
 * list does not start from its top again.
 */
export function backTo({ back, id, reloads }: { back?: string; id: string; reloads: boolean }): string {
  const [path = "/"] = redirectTarget(back, "/likes/given").split("#");
  return reloads ? `${path}#l${encodeURIComponent(id)}` : path;
}

/** After a match: the other one's page, which says so, and knows where we came from. */
export function matchPage(back: string | undefined, id: string): string {
  const path = redirectTarget(back, "/likes/matches");
  return `/members/${encodeURIComponent(id)}?match=1&back=${encodeURIComponent(path)}`;
}
