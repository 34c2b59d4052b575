import type { MailVariables, SiteVariables } from "../../env.ts";
import { httpProvider } from "./http-provider.ts";
import type { MailProvider } from "./mail-provider.ts";
import { smtpProvider } from "./smtp-provider.ts";

/**
 * The one place that chooses who carries the mail. A demonstration's stays in the mailbox of `Site` unless a carrier is
 * configured; elsewhere a missing one fails loudly and the mail waits, so that none is lost without anybody noticing.
 */
export function mailProviderOf({
  env,
  mailbox,
}: {
  env: MailVariables & Pick<SiteVariables, "SITE_MODE">;
  mailbox: MailProvider;
}): MailProvider {
  const { MAIL_SMTP_URL: smtp, MAIL_HTTP_URL: url, MAIL_HTTP_KEY: key, MAIL_FROM: from } = env;
  const network = env.MAIL_NETWORK;
  if (!smtp && !url) {
    if (env.SITE_MODE === "demo") return mailbox;
    throw new Error("no mail provider is configured (docs/operations.md)");
  }
  if (!from) throw new Error("MAIL_FROM is not configured (docs/operations.md)");
  if (smtp) return smtpProvider({ url: smtp, from, network });
  if (url && key) return httpProvider({ url, key, from, network });
  throw new Error("MAIL_HTTP_KEY is not configured (docs/operations.md)");
}
