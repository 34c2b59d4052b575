import type { Locale } from "../../../../../app/contract/scalars.ts";
import { clock } from "../../../clock.ts";
import type { MailVariables, ObjectBindings, SiteVariables } from "../../../env.ts";
import { log } from "../../../log.ts";
import type { MailContents } from "../../../mails/mail-contents.ts";
import type { OutgoingMail } from "../../../providers/mail/mail-provider.ts";
import { randomness } from "../../../randomness.ts";
import { objectsOf } from "../../objects.ts";
import { enqueue, type OutboxEvent } from "../../outbox.ts";
import { remote } from "../../remote.ts";
import { settingsOf } from "../../site/settings/settings.ts";
import type { Site } from "../../site/site.ts";
import { sendSiteMail } from "../../site-mail.ts";
import { CODE_LIFETIME } from "./operator-codes.ts";

const TWO_DAYS = 2 * 86_400_000;

/** The mails to operators, and how long one may be on its way, in milliseconds: a code is worth nothing then. */
const LIFETIME = {
  operator_code: CODE_LIFETIME,
  operator_passkey_added: TWO_DAYS,
  operator_passkey_removed: TWO_DAYS,
};

type Kind = keyof typeof LIFETIME;

/** What it says is in the outbox until it has left, and is overwritten then. */
interface OperatorMail<Name extends Kind = Kind> {
  kind: Name;
  contents: MailContents[Name];
  site: string;
  to: string;
  name: string;
  language: Locale;
  /** Milliseconds. */
  at: number;
}

/** Plans a mail to an operator, in the running transaction. */
export function mailOperator<Name extends Kind>(sql: SqlStorage, mail: Omit<OperatorMail<Name>, "at">): void {
  const id = `operator/mail/${randomness.token()}`;
  enqueue(sql, { id, target: `mail:${id}`, kind: mail.kind, payload: { ...mail, at: clock.now() } });
}

type Env = ObjectBindings & MailVariables & SiteVariables;

/** Brings one mail to the provider; throws when it was not taken. */
export async function deliverOperatorMail(env: Env, { id, payload }: OutboxEvent): Promise<void> {
  const { site, to, name, language, kind, contents, at } = payload as OperatorMail;
  if (clock.now() - at > LIFETIME[kind]) return log({ level: "error", event: "mail_given_up", mail: id });
  const own = remote<Site>(objectsOf(env, site).site());
  const [settings, company] = await Promise.all([settingsOf({ actors: { site: () => own }, site }), own.company()]);
  const keep = (mail: OutgoingMail) => own.keepMail(mail);
  await sendSiteMail({ env, site, settings, company, keep }, { id, to, kind, locale: language, name, contents });
}
