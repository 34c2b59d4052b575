import type { MailContents } from "../../../../mails/mail-contents.ts";
import { clock } from "../../../../clock.ts";
import { log } from "../../../../log.ts";
import { randomness } from "../../../../randomness.ts";
import { enqueue, type OutboxEvent } from "../../../outbox.ts";
import { type MailSite, sendSiteMail, type SiteMail } from "../../../site-mail.ts";
import type { Contact } from "./cases.ts";

type ContactMail =
  | "complaint_received"
  | "appeal_received"
  | "report_decided"
  | "support_received"
  | "support_answered";

/** Plans a mail to who made a complaint or asked something, if they left an address; in the running transaction. */
export function mailContact<Kind extends ContactMail>(
  sql: SqlStorage,
  { contact, ...order }: { contact: Contact; kind: Kind; contents: MailContents[Kind]; about?: string },
): void {
  const { name, email: to, language: locale } = contact;
  if (!to) return;
  const id = `case/mail/${randomness.token()}`;
  const payload: SiteMail<Kind> & { at: number } = { ...order, to, locale, name, at: clock.now() };
  enqueue(sql, { id, target: `mail:${id}`, kind: "mail", payload });
}

/** Milliseconds. */
const PATIENCE = 3 * 24 * 60 * 60_000;

/** Nobody waits for a mail longer than three days. */
export async function sendContactMail({ id, payload }: OutboxEvent, site: MailSite): Promise<void> {
  const { at, ...mail } = payload as SiteMail & { at: number };
  if (clock.now() - at <= PATIENCE) return sendSiteMail(site, { ...mail, id });
  log({ level: "error", event: "mail_given_up", mail: id });
}
