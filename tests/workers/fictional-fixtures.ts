import { clock } from "../../workers/api/clock.ts";
import { conversationIdOf } from "../../workers/api/ids.ts";
import { aPerson } from "./person-fixture.ts";
import { aMember, pageOf, type TestMember } from "./member-fixtures.ts";

export const HOURS = 60 * 60_000;

/** A fictional profile. Nobody is signed in as one. */
export const aFictional = () => aMember({ fictional: true, email: "" });

/** What arrives when a fictional profile answers what was written to it until now, or until `answers` (milliseconds). */
export async function anAnswer(
  from: Pick<TestMember, "id" | "order">,
  to: TestMember,
  {
    answers = clock.now(),
    id = crypto.randomUUID(),
    text = "How nice of you to write",
  }: { answers?: number; id?: string; text?: string } = {},
): Promise<void> {
  const message = { id, text, sent_at: clock.now(), answers };
  const payload = {
    conversation: conversationIdOf(from.id, to.id),
    message,
    from: aPerson({ id: from.id, name: from.order.name, fictional: true }),
  };
  await to.stub.receive({ id: `${from.id}/message/${id}`, kind: "message", payload });
}

/** How it stands with the credits of each own message, oldest first: `held`, `returned`, or `spent`. */
export async function holdsOf(member: TestMember, other: { id: string }): Promise<string[]> {
  const { messages } = await pageOf(member, other);
  return messages.flatMap(({ own, hold }) => (own ? [hold ? (hold.returned ? "returned" : "held") : "spent"] : []));
}

/** The credits in each account by the entries alone; fails where an account of the member's was ever below zero. */
export async function accountsOf(member: TestMember): Promise<Record<string, number>> {
  const { entries } = await member.stub.money.ledger();
  const accounts: Record<string, number> = {};
  for (const { key, from_account, to_account, credits } of entries) {
    accounts[from_account] = (accounts[from_account] ?? 0) - credits;
    accounts[to_account] = (accounts[to_account] ?? 0) + credits;
    for (const own of ["wallet", "held:messages"])
      if ((accounts[own] ?? 0) < 0) throw new Error(`${own} is below zero after ${key}`);
  }
  return accounts;
}
