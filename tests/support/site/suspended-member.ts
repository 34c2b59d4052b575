import { sendReport } from "../../../app/contract/safety/reports.ts";
import { apiClient } from "../http/api-client.ts";
import { linkInMail } from "../http/mailbox.ts";
import { claimItem, leaveClaims, operatorsBrowser } from "../http/operators-browser.ts";
import type { SiteUnderTest } from "./environment.ts";
import { jarOf, type MadeMember, type siteApi } from "./site-api.ts";

const suspension = { outcome: "suspend", ground: "harassment", days: "lifted" };

interface Suspended {
  member: MadeMember;
  /** Of the case, as members read it. */
  number: string;
  /** The path of the page where they appeal, from their mail. */
  appeal: string;
}

type Where = Pick<SiteUnderTest, "origin" | "apiOrigin"> & { internal: ReturnType<typeof siteApi> };

/** Somebody whom an operator has suspended after a report. */
export async function aSuspendedMember(site: Where): Promise<Suspended> {
  return suspended(site, await site.internal.makeMember({ name: "Bert" }));
}

/** The same of a member who is there already. */
export async function suspended(site: Where, member: MadeMember): Promise<Suspended> {
  const anna = await site.internal.makeMember();
  const report = { key: crypto.randomUUID(), id: member.id, reason: "harassment" as const, text: "He insults me." };
  const reporter = apiClient(site.apiOrigin, { cookies: jarOf(anna.cookie) });
  const { case: number } = await reporter.callOrThrow(sendReport, report);
  const operator = await operatorsBrowser(site);
  const item = await claimItem(operator, "reports", number);
  await operator.post(item, { ...suspension, reported: member.id, words: "You insulted somebody." });
  await leaveClaims(operator);
  await site.internal.sendDecision(Number(/\d+$/.exec(item)?.[0]));
  const { pathname, search } = new URL(await linkInMail(site.origin, { to: member.email, path: "/appeal" }));
  return { member, number, appeal: pathname + search };
}
