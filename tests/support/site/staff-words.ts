import { randomUUID } from "node:crypto";
import { decideCase, operatorCase } from "../../../app/contract/operators/operator-cases.ts";
import {
  inspectMember,
  liftSanction,
  openMember,
  sanctionMember,
} from "../../../app/contract/operators/operator-members.ts";
import { claimItem } from "../../../app/contract/operators/operator-queues.ts";
import type { ApiClient } from "../http/api-client.ts";
import { type MemberToErase, uniqueWord } from "./member-to-erase.ts";
import { operatorCookie } from "./operator-cookie.ts";
import type { OwnSite } from "./own-site.ts";

/**
 * Somebody of the staff looks at the member, warns them, lifts that, and decides the first report about them, each with words
 * of their own: these words.
 */
export async function staffWords(site: OwnSite, { id, name, email }: MemberToErase): Promise<string[]> {
  const olga = site.device(await operatorCookie(site));
  const [opened, warned, lifted, decided] = [uniqueWord(), uniqueWord(), uniqueWord(), uniqueWord()];
  await olga.callOrThrow(openMember, { id, reason: `A mail of ${name}, ${email}: ${opened}` });
  const sanction = { key: randomUUID(), id, kind: "warn", ground: "asks_for_money" } as const;
  await olga.callOrThrow(sanctionMember, { ...sanction, reason: `You asked for money, ${warned}` });
  const { member } = await olga.callOrThrow(inspectMember, { id });
  const seen = member.latest_decision;
  await olga.callOrThrow(liftSanction, { id, kind: "warn", seen, reason: `It was somebody else, ${lifted}` });
  const number = await claimedReport(olga, id);
  await olga.callOrThrow(decideCase, { number, outcome: "warn", ground: "harassment", words: `Be kind, ${decided}` });
  await site.internal().sendDecision(number);
  return [opened, warned, lifted, decided];
}

/** Claims until it is a report about this member. */
async function claimedReport(olga: ApiClient, member: string): Promise<number> {
  for (let after: number | undefined; ;) {
    const { number } = await olga.callOrThrow(claimItem, { queue: "reports", ...(after && { after }) });
    if (number === null || number === after) throw new Error("Nobody reported them.");
    const { reported } = await olga.callOrThrow(operatorCase, { number: String(number) });
    if (reported === member) return number;
    after = number;
  }
}
