import type { Locale } from "../../../app/contract/scalars.ts";
import { activationMail } from "../features/account/activation-mail.ts";
import type { MailContents, MailName } from "./mail-contents.ts";

interface MailOrder<Kind extends MailName = MailName> {
  kind: Kind;
  locale: Locale;
  name: string;
  contents: MailContents[Kind];
}

/** A mail in words: subject, HTML and text. */
export function renderMail({ contents, name, locale }: MailOrder): { subject: string; text: string; html: string } {
  const link = "link" in contents && typeof contents.link === "string" ? contents.link : "";
  return activationMail({ name, link, locale });
}
