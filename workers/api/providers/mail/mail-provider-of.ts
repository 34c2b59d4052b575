import type { Env } from "../../env.ts";
import type { MailProvider } from "./mail-provider.ts";

/**
 * The one place that chooses who carries the mail. A demonstration's mail stays in the mailbox of `Site`; elsewhere a
 * missing provider fails loudly, so that no activation mail is lost without anybody noticing.
 */
export function mailProviderOf({ env, mailbox }: { env: Env; mailbox: MailProvider }): MailProvider {
  if (env.SITE_MODE === "demo") return mailbox;
  throw new Error("no mail provider is configured (docs/operations.md)");
}
