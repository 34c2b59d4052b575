import { clock } from "../../../clock.ts";
import { log } from "../../../log.ts";
import { mailTextsIn } from "../../../mails/mail-texts.ts";
import { findSmsProvider } from "../../../providers/sms/sms-provider-of.ts";
import { isWaiting, type OutboxEvent } from "../../outbox.ts";
import { settingsOf } from "../../site/settings/settings.ts";
import { accountOf } from "../account/account.ts";
import type { MemberEngine } from "../engine/member-engine.ts";

/** A one-time code as it waits in the outbox; it is made into words when it leaves, and is overwritten then. */
export interface SmsPayload {
  to: string;
  code: string;
  /** Until when it is of any use, in milliseconds. */
  expires: number;
}

/** Brings one code to the carrier; throws when it was not taken. What is too old is not sent any more. */
export async function deliverSms(engine: MemberEngine, { id, payload }: OutboxEvent): Promise<void> {
  const { to, code, expires } = payload as SmsPayload;
  if (clock.now() >= expires) return log({ level: "error", event: "sms_given_up", sms: id });
  const actors = engine.actors();
  if (!actors) return;
  const { site, language } = accountOf(engine.sql);
  const settings = await settingsOf({ actors, site });
  if (!engine.exists() || !isWaiting(engine.sql, id)) return;
  const from = settings.mail_name || settings.name;
  const text = mailTextsIn(language).say("sms.mandate_code", { site: from, code });
  const provider = findSmsProvider({ env: engine.env, site });
  if (!provider) throw new Error("no SMS provider is configured (docs/operations.md)");
  if ((await provider.send({ id, to, from, text })) === "refused")
    log({ level: "warn", event: "sms_refused", sms: id });
}
