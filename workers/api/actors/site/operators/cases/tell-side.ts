import type {
  CaseSide,
  MemberDecision,
  ReceivedAppeal,
  SentCase,
} from "../../../../../../app/contract/safety/cases.ts";
import { enqueue } from "../../../outbox.ts";
import type { Case, NewCase } from "./cases.ts";
import { mailContact } from "./contact-mail.ts";

/** What a case is about, for who sent it; of a complaint nobody's name: visitors see none. */
export function sentCase({ kind, reason, reported, details: { profile } }: NewCase): SentCase {
  if (kind === "complaint") return { kind, reason };
  const name = profile?.name;
  const person = reported && name && { id: reported, name, fictional: profile.fictional === true };
  return { kind: "report", reason, ...(person && { person }) };
}

/** One side of a case hears what became of it: a member by their object, who complained by mail. In the running transaction. */
export function tellSide(sql: SqlStorage, one: Case, told: MemberDecision): void {
  const { side, decided_at } = told;
  const id = `case/${one.number}/${decided_at}/${side}`;
  const member = memberOn(one, side);
  if (member) enqueue(sql, { id, target: `member:${member}`, kind: "case_decided", payload: told });
  else if (side === "reporter" && one.contact)
    mailContact(sql, { contact: one.contact, kind: "report_decided", contents: told });
}

/** Who complained hears that it arrived. A copy of their words goes to nobody but a member, nor does the name that was typed: another's address may be anybody's. */
export function confirmComplaint(sql: SqlStorage, one: NewCase, { copy }: { copy: boolean }): void {
  const { number, contact, reported: about, details } = one;
  if (!contact) return;
  const { text, address: place } = details;
  const words = copy && { copy: { text, ...(place && { place }) } };
  const contents = { case: number, sent: sentCase(one), ...words };
  const to = copy ? contact : { ...contact, name: "" };
  mailContact(sql, { contact: to, kind: "complaint_received", contents, ...(about && { about }) });
}

/** Who appealed hears that it arrived; likewise. */
export function confirmAppeal(
  sql: SqlStorage,
  one: Case,
  { side, decision, at, text }: { side: CaseSide; decision: number; at: number; text: string },
): void {
  const contents = { case: one.number, at };
  const id = `case/${one.number}/appeal/${decision}`;
  const member = memberOn(one, side);
  const about = side === "reporter" ? one.reported : null;
  const payload: ReceivedAppeal = { ...contents, text, ...(about && { about }) };
  if (member) enqueue(sql, { id, target: `member:${member}`, kind: "appeal_received", payload });
  else if (side === "reporter" && one.contact)
    mailContact(sql, { contact: one.contact, kind: "appeal_received", contents });
}

function memberOn({ reporter, reported }: Case, side: CaseSide): string | null {
  return side === "reporter" ? reporter : reported;
}
