import type { OutgoingMail } from "../../providers/mail/mail-provider.ts";
import { mailProviderOf } from "../../providers/mail/mail-provider-of.ts";
import { renderMail } from "../../mails/render-mail.ts";
import type { OutboxEvent } from "../outbox.ts";
import { noteMail, type MailPayload } from "./mails.ts";
import type { MemberEngine } from "./member-engine.ts";

/** Brings one event of the outbox to a mail or push service; throws when it was not taken: then it comes again. */
export async function carryOutside(engine: MemberEngine, event: OutboxEvent): Promise<void> {
  const site = engine.actors()?.site();
  if (!site) return;
  const payload = event.payload as MailPayload;
  const rendered = renderMail(payload);
  const mail: OutgoingMail = { id: event.id, to: payload.to, kind: payload.kind, locale: payload.locale, ...rendered };
  await mailProviderOf({ env: engine.env, mailbox: { send: (one) => site.keepMail(one) } }).send(mail);
  engine.act(({ sql }) => noteMail(sql, { id: event.id, subject: rendered.subject, status: "sent" }));
}
