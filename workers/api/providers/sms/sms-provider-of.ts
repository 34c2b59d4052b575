import type { ObjectBindings, SiteVariables, SmsVariables } from "../../env.ts";
import { peersOf } from "../../actors/peers.ts";
import { httpSms } from "./http-sms.ts";
import { mailboxSms } from "./mailbox-sms.ts";
import type { SmsProvider } from "./sms-provider.ts";

interface SmsSite {
  env: ObjectBindings & SmsVariables & SiteVariables;
  site: string;
}

/**
 * The one place that chooses who carries text messages: whoever is configured, else on a demonstration the development mailbox.
 * Undefined: nobody, so what needs a code by SMS is not offered.
 */
export function findSmsProvider({ env, site }: SmsSite): SmsProvider | undefined {
  const { SMS_HTTP_URL: url, SMS_HTTP_TOKEN: token } = env;
  if (url && token) return httpSms({ url, token, network: env.SMS_NETWORK });
  return env.SITE_MODE === "demo" ? mailboxSms(() => peersOf(env, site).site()) : undefined;
}
