import type { Settings } from "../../../app/contract/site.ts";
import type { Locale } from "../../../app/contract/scalars.ts";
import type { MailVariables, SiteVariables } from "../env.ts";
import type { MailContents, MailName } from "../mails/mail-contents.ts";
import { type MailOrder, renderMail } from "../mails/render-mail.ts";
import { mailHeaders } from "../providers/mail/mail-headers.ts";
import { mailProviderOf } from "../providers/mail/mail-provider-of.ts";
import type { OutgoingMail } from "../providers/mail/mail-provider.ts";

/** A mail to somebody who need not be a member. */
export interface SiteMail<Kind extends MailName = MailName> {
  kind: Kind;
  to: string;
  name: string;
  locale: Locale;
  contents: MailContents[Kind];
  /** Id of the member whom the contents may name: by it a kept mail is found when they are erased. */
  about?: string;
}

/** What a mail is made with beside its words. */
export interface MailSite {
  env: MailVariables & SiteVariables;
  /** The site's id. */
  site: string;
  settings: Pick<Settings, "name" | "mail_name">;
  company: MailOrder["sender"]["company"];
  /** Into the development mailbox. */
  keep(mail: OutgoingMail): Promise<void>;
}

/** Brings a mail to the provider, in the words of the site and its company; throws when it was not taken. */
export async function sendSiteMail(
  { env, site, settings, company, keep }: MailSite,
  { id, to, about, ...order }: SiteMail & { id: string },
): Promise<void> {
  const origin = env.PUBLIC_ORIGIN;
  const sender = { name: settings.mail_name || settings.name, company, origin };
  const { kind } = order;
  const headers = mailHeaders({ id, kind, site, origin });
  const mail = {
    id,
    to,
    kind,
    fromName: sender.name,
    ...renderMail({ ...order, sender }),
    headers,
    ...(about && { about }),
  };
  const mailbox = {
    async send(outgoing: OutgoingMail) {
      await keep(outgoing);
      return "taken" as const;
    },
  };
  await mailProviderOf({ env, mailbox }).send(mail);
}
