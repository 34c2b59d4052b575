import type { Locale } from "../../../../../app/contract/scalars.ts";
import { clock } from "../../../clock.ts";
import type { MailVariables, ObjectBindings, SiteVariables } from "../../../env.ts";
import { log } from "../../../log.ts";
import type { OutgoingMail } from "../../../providers/mail/mail-provider.ts";
import { randomness } from "../../../randomness.ts";
import { objectsOf } from "../../objects.ts";
import { enqueue, type OutboxEvent } from "../../outbox.ts";
import { remote } from "../../remote.ts";
import { settingsOf } from "../../site/settings.ts";
import type { Site } from "../../site/site.ts";
import { sendSiteMail } from "../../site-mail.ts";
import { CODE_LIFETIME } from "./operator-codes.ts";

/** The code is in the outbox until it has left, and is overwritten then. */
interface CodeMail {
  site: string;
  to: string;
  name: string;
  code: string;
  language: Locale;
  /** Milliseconds. */
  at: number;
}

/** Plans the mail with a code, in the running transaction. */
export function mailCode(sql: SqlStorage, mail: Omit<CodeMail, "at">): void {
  const id = `operator/mail/${randomness.token()}`;
  enqueue(sql, { id, target: `mail:${id}`, kind: "operator_code", payload: { ...mail, at: clock.now() } });
}

type Env = ObjectBindings & MailVariables & SiteVariables;

/** Brings one mail to the provider; throws when it was not taken. One whose code is worth nothing any more is dropped. */
export async function deliverOperatorMail(env: Env, { id, payload }: OutboxEvent): Promise<void> {
  const { site, to, name, code, language, at } = payload as CodeMail;
  if (clock.now() - at > CODE_LIFETIME) return log({ level: "error", event: "mail_given_up", mail: id });
  const own = remote<Site>(objectsOf(env, site).site());
  const [settings, company] = await Promise.all([settingsOf({ actors: { site: () => own }, site }), own.company()]);
  const keep = (mail: OutgoingMail) => own.keepMail(mail);
  const order = { id, to, kind: "operator_code" as const, locale: language, name, contents: { code } };
  await sendSiteMail({ env, site, settings, company, keep }, order);
}
