import type { Locale } from "../../../../../app/contract/scalars.ts";
import { clock } from "../../../clock.ts";
import type { MailVariables, ObjectBindings, SiteVariables } from "../../../env.ts";
import { log } from "../../../log.ts";
import { renderMail } from "../../../mails/render-mail.ts";
import type { MailProvider } from "../../../providers/mail/mail-provider.ts";
import { mailHeaders } from "../../../providers/mail/mail-headers.ts";
import { mailProviderOf } from "../../../providers/mail/mail-provider-of.ts";
import { randomness } from "../../../randomness.ts";
import { objectsOf } from "../../objects.ts";
import { enqueue, type OutboxEvent } from "../../outbox.ts";
import { remote } from "../../remote.ts";
import { settingsOf } from "../../site/settings.ts";
import type { Site } from "../../site/site.ts";
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
  const origin = env.PUBLIC_ORIGIN;
  const sender = { name: settings.mail_name || settings.name, company, origin };
  const words = renderMail({ kind: "operator_code", locale: language, name, contents: { code }, sender });
  const mailbox: MailProvider = {
    async send(mail) {
      await own.keepMail(mail);
      return "taken";
    },
  };
  const headers = mailHeaders({ id, kind: "operator_code", site, origin });
  const mail = { id, to, kind: "operator_code", fromName: sender.name, ...words, headers };
  await mailProviderOf({ env, mailbox }).send(mail);
}
