import { sameText, sign } from "../../../../signature.ts";
import { type DecisionRow, decisionsOn } from "./cases.ts";

/** What the links of mails are made with. */
export interface LinkMaker {
  /** `env.TOKEN_SECRET` */
  secret: string;
  origin: string;
  /** The site's id. */
  site: string;
}

/** Six months at least (Digital Services Act, article 20). Milliseconds. */
export const APPEAL_FOR = 183 * 24 * 60 * 60_000;

/** The address under which a decision can be appealed against without signing in. */
export function appealLink(links: LinkMaker, number: string, decision: number): string {
  const query = new URLSearchParams({ id: number, token: tokenOf(links, number, decision) });
  return `${links.origin}/appeal?${query}`;
}

/** The decision that a link is about; undefined for a forged or old one. `now` in milliseconds. */
export function decisionOfLink(
  sql: SqlStorage,
  links: LinkMaker,
  { id, token, now }: { id: string; token: string; now: number },
): DecisionRow | undefined {
  return decisionsOn(sql, id).find(
    ({ number, appeal_by, decided_at }) =>
      appeal_by !== null && now - decided_at < APPEAL_FOR && sameText(token, tokenOf(links, id, number)),
  );
}

function tokenOf({ secret, site }: LinkMaker, number: string, decision: number): string {
  return sign(secret, "appeal", site, number, String(decision));
}
