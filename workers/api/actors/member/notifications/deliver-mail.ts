import { readersZone } from "../../../../../app/domain/locale/time-zone.ts";
import { audienceOf, isNotification } from "../../../mails/mail-audience.ts";
import { renderMail } from "../../../mails/render-mail.ts";
import { clock } from "../../../clock.ts";
import { log } from "../../../log.ts";
import { mailHeaders } from "../../../providers/mail/mail-headers.ts";
import type { OutgoingMail } from "../../../providers/mail/mail-provider.ts";
import { mailProviderOf } from "../../../providers/mail/mail-provider-of.ts";
import { isWaiting, type OutboxEvent } from "../../outbox.ts";
import { settingsOf } from "../../site/settings/settings.ts";
import { accountOf } from "../account/account.ts";
import { accountSettings } from "../account/account-settings.ts";
import { noteMailEvent } from "./mail-events.ts";
import { mailStatus, noteMail, type MailPayload } from "./mails.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { isSuspended } from "../standing/hidden.ts";
import { unsubscribeLink } from "./unsubscribe.ts";

/** Nobody waits for a mail longer than this, in milliseconds, and no server is asked for ever. */
const PATIENCE = 3 * 24 * 60 * 60_000;

/** Brings one mail to the provider, as `deliverExternally` says. One that was seen to before is not sent again. */
export async function deliverMail(engine: MemberEngine, event: OutboxEvent): Promise<void> {
  const payload = event.payload as MailPayload;
  if (mailStatus(engine.sql, event.id) !== "waiting") return;
  if (clock.now() - payload.at > PATIENCE) {
    log({ level: "error", event: "mail_given_up", mail: event.id, kind: payload.kind });
    engine.act(({ sql }) => noteMail(sql, { id: event.id, status: "given_up" }));
    return;
  }
  const mail = await wordsOf(engine, { id: event.id, payload });
  if (!mail) return;
  const delivery = await providerOf(engine).send(mail);
  if (!engine.exists()) return;
  engine.act((state) => {
    // Taken back while it was under way: somebody it names was erased, so the list of mails keeps no name.
    const subject = isWaiting(state.sql, event.id) ? mail.subject : "";
    noteMail(state.sql, { id: event.id, subject, status: "sent" });
    if (delivery === "refused") noteMailEvent(state, { mail: event.id, event: "bounce" });
  });
}

function providerOf(engine: MemberEngine) {
  return mailProviderOf({
    env: engine.env,
    mailbox: {
      async send(mail) {
        await engine.actors()?.site().keepMail(mail);
        return "taken";
      },
    },
  });
}

/** What the mail says, as the site and its company call themselves now. */
async function wordsOf(
  engine: MemberEngine,
  { id, payload }: { id: string; payload: MailPayload },
): Promise<OutgoingMail | undefined> {
  const actors = engine.actors();
  if (!actors) return undefined;
  const { site, country } = accountOf(engine.sql);
  const [settings, company] = await Promise.all([settingsOf({ actors, site }), actors.site().company()]);
  if (!engine.exists() || !isWaiting(engine.sql, id)) return undefined;
  const { kind, to, about } = payload;
  const origin = engine.env.PUBLIC_ORIGIN;
  const unsubscribe =
    audienceOf(kind) === "other" || audienceOf(kind) === "case" || isSuspended(engine.sql)
      ? undefined
      : unsubscribeLink(engine, { to, kind: isNotification(kind) ? kind : undefined });
  const fromName = settings.mail_name || settings.name;
  const sender = { name: fromName, company, origin };
  const timeZone = readersZone({ ...accountSettings(engine.sql), profile: { country } });
  const words = renderMail({ ...payload, sender, unsubscribe, timeZone });
  return {
    id,
    to,
    kind,
    fromName,
    ...words,
    ...(about && { about }),
    headers: mailHeaders({ id, kind, site, origin, unsubscribe }),
  };
}
