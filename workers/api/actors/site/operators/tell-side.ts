import type { MemberDecision } from "../../../../../app/contract/cases.ts";
import { enqueue } from "../../outbox.ts";
import type { Case } from "./cases.ts";
import { mailContact } from "./contact-mail.ts";

/** One side of a case hears what became of it: a member by their object, who complained by mail. In the running transaction. */
export function tellSide(sql: SqlStorage, one: Case, told: MemberDecision): void {
  const { side, decided_at } = told;
  const member = side === "reporter" ? one.reporter : one.reported;
  const id = `case/${one.number}/${decided_at}/${side}`;
  if (member) enqueue(sql, { id, target: `member:${member}`, kind: "case_decided", payload: told });
  else if (side === "reporter" && one.contact)
    mailContact(sql, { contact: one.contact, kind: "report_decided", contents: told });
}
