import { isLoopback } from "./host-names.ts";
import type { SiteSettings } from "../site.ts";

/**
 * One sentence for the operator of a site that others can reach, or that is live, where nothing tells the visitors'
 * addresses apart; else undefined. Another API behind us has limits of its own. Decision 0085.
 */
export function addressWarning({ apiOrigin, host, variables }: SiteSettings): string | undefined {
  const isPrivate = isLoopback(host) && variables["SITE_MODE"] === "demo";
  if (apiOrigin || isPrivate || variables["CLIENT_IP_HEADER"]) return undefined;
  return "CLIENT_IP_HEADER is not set: visitors cannot be told apart, so there are no limits by address, only by account.";
}
