import { expect } from "vitest";
import { listMessages } from "../../../app/contract/conversations/conversations.ts";
import { type Message } from "../../../app/contract/conversations/message.ts";
import { type Payment } from "../../../app/contract/money/payments.ts";
import { listTransactions } from "../../../app/contract/money/movements.ts";
import { currentUser } from "../../../app/contract/account/session.ts";
import type { ApiClient } from "../http/api-client.ts";
import type { LedgerEntry, siteApi } from "./site-api.ts";

type Internal = ReturnType<typeof siteApi>;

/** Somebody whose ledger and messages are checked. */
export interface CheckedMember {
  id: string;
  api: ApiClient;
}

/** Sentences 1 and 2 of measures.md: two sides each, never below zero, and the entries add up to what is shown. */
export async function expectSoundLedger(internal: Internal, { id, api }: CheckedMember): Promise<LedgerEntry[]> {
  const { entries } = await internal.ledger(id);
  const accounts: Record<string, number> = { wallet: 0, "held:messages": 0 };
  for (const { key, from_account, to_account, credits } of entries) {
    expect(from_account).not.toBe(to_account);
    accounts[from_account] = (accounts[from_account] ?? 0) - credits;
    accounts[to_account] = (accounts[to_account] ?? 0) + credits;
    for (const own of ["wallet", "held:messages"])
      expect(accounts[own], `${own} after ${key}`).toBeGreaterThanOrEqual(0);
  }
  const balance = accounts["wallet"];
  expect(new Set(entries.map((entry) => entry.key)).size).toBe(entries.length);
  const { user } = await api.callOrThrow(currentUser);
  expect(user.credits).toBe(balance);
  return entries;
}

/** Sentence 3: every completed payment gave its credits once; of what was charged back nothing is left. */
export async function expectPaidIsGranted({ api }: CheckedMember, entries: LedgerEntry[]): Promise<void> {
  const payments = await everyPayment(api);
  const granted = (some: LedgerEntry[]) =>
    some.reduce((sum, entry) => {
      if (entry.from_account === "payments") return sum + entry.credits;
      return entry.to_account === "payments" ? sum - entry.credits : sum;
    }, 0);
  const owed = payments.map(({ status, credits }) => (status === "completed" ? credits : 0));
  expect(granted(entries)).toBe(owed.reduce((sum, credits) => sum + credits, 0));
  for (const [at, { payment_id }] of payments.entries())
    expect(granted(entries.filter(({ key }) => key.includes(payment_id))), payment_id).toBe(owed[at]);
}

/** The payments on all pages. */
async function everyPayment(api: ApiClient): Promise<Payment[]> {
  const found: Payment[] = [];
  for (let page = 1; ; page += 1) {
    const { payments, numResults = payments.length } = await api.callOrThrow(listTransactions, { page });
    found.push(...payments);
    if (payments.length === 0 || found.length >= numResults) return found;
  }
}

/** Every message of a conversation, oldest first. */
export async function everyMessage({ api }: CheckedMember, other: { id: string }): Promise<Message[]> {
  let found: Message[] = [];
  let more = true;
  while (more) {
    const before = found[0]?.position;
    const page = await api.callOrThrow(listMessages, {
      with: other.id,
      limit: 100,
      ...(before !== undefined && { before }),
    });
    found = [...page.messages, ...found];
    more = page.more && page.messages.length > 0;
  }
  return found;
}

/** Sentence 5: both sides read the same texts, each once, in one order. */
export async function expectSameConversation(one: CheckedMember, other: CheckedMember): Promise<Message[]> {
  const [mine, theirs] = [await everyMessage(one, other), await everyMessage(other, one)];
  expect(theirs.map((message) => message.text)).toEqual(mine.map((message) => message.text));
  expect(new Set(mine.map((message) => message.text)).size).toBe(mine.length);
  return mine;
}
