import type { OutboxEvent } from "../../outbox.ts";
import { deliverMail } from "../notifications/deliver-mail.ts";
import type { MemberEngine } from "./member-engine.ts";
import { carryPush } from "../notifications/push.ts";

/** Brings one event of the outbox to a mail or push service; throws when it was not taken: then it comes again. */
export function deliverExternally(engine: MemberEngine, event: OutboxEvent): Promise<void> {
  return event.kind === "push" ? carryPush(engine, event) : deliverMail(engine, event);
}
