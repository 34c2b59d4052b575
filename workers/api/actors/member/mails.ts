import type { Locale } from "../../../../app/contract/scalars.ts";
import type { MailContents, MailName } from "../../mails/mail-contents.ts";
import { clock } from "../../clock.ts";
import { enqueue } from "../outbox.ts";
import { accountOf, nextNumber } from "./account.ts";
import type { MemberState } from "./state.ts";

/** One mail as it waits in the outbox; it is made into words when it leaves. */
export interface MailPayload<Kind extends MailName = MailName> {
  kind: Kind;
  to: string;
  locale: Locale;
  /** The member's profile name. */
  name: string;
  contents: MailContents[Kind];
  at: number;
}

interface MailOrder<Kind extends MailName> {
  kind: Kind;
  contents: MailContents[Kind];
  /** Another address than the account's. */
  to?: string;
}

/** Mails the member, in their language: part of the running transaction, sent after it. Nobody without an address. */
export function enqueueMail<Kind extends MailName>({ sql }: MemberState, order: MailOrder<Kind>): void {
  const { id: member, email, language, name } = accountOf(sql);
  const to = order.to ?? email;
  if (!to) return;
  const id = `${member}/mail/${nextNumber(sql)}`;
  const payload = { kind: order.kind, to, locale: language, name, contents: order.contents, at: clock.now() };
  enqueue(sql, { id, target: `mail:${id}`, kind: "mail", payload });
  sql.exec(
    "INSERT INTO mails (id, kind, subject, address, at, status) VALUES (?, ?, '', ?, ?, 'waiting')",
    id,
    order.kind,
    to,
    clock.now(),
  );
}

/** What became of a mail. */
export function noteMail(sql: SqlStorage, mail: { id: string; subject: string; status: string }): void {
  sql.exec("UPDATE mails SET subject = ?, status = ? WHERE id = ?", mail.subject, mail.status, mail.id);
}
