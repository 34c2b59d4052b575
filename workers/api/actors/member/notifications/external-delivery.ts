import type { OutboxEvent } from "../../outbox.ts";
import { deliverMail } from "./deliver-mail.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { deliverPush } from "./push.ts";
import { deliverSms } from "./deliver-sms.ts";

/** Brings one event of the outbox to a mail, push or SMS service; throws when it was not taken: then it comes again. */
export function deliverExternally(engine: MemberEngine, event: OutboxEvent): Promise<void> {
  if (event.kind === "sms") return deliverSms(engine, event);
  return event.kind === "push" ? deliverPush(engine, event) : deliverMail(engine, event);
}
