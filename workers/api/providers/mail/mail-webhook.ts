import { createHmac } from "node:crypto";
import { z } from "../../../../app/contract/zod.ts";
import { sameText } from "../../signature.ts";
import { MAIL_ID } from "./http-provider.ts";

/** What Mailgun's webhook tells, as far as we ask. */
const body = z.object({
  signature: z.object({ timestamp: z.coerce.string(), token: z.string().min(1).max(200), signature: z.string() }),
  "event-data": z.object({
    event: z.string(),
    severity: z.string().optional(),
    "user-variables": z
      .object({ [MAIL_ID]: z.string() })
      .partial()
      .optional(),
  }),
});

/** A signed word about a mail of ours. `token` comes once. */
export interface WebhookEvent {
  token: string;
  /** Until when the signature is believed, milliseconds. */
  until: number;
  mail: string;
  /** Undefined: nothing that we act on. */
  event?: "bounce" | "complaint";
}

/** Signatures are made when the event is sent; older ones were overheard. Milliseconds. */
const LIFETIME = 15 * 60_000;

/** What the provider says, or undefined when it does not: forged, old, or about something else. */
export function readWebhook(given: unknown, { key, now }: { key: string; now: number }): WebhookEvent | undefined {
  const parsed = body.safeParse(given);
  if (!parsed.success) return undefined;
  const { signature, "event-data": data } = parsed.data;
  const expected = createHmac("sha256", key)
    .update(signature.timestamp + signature.token)
    .digest("hex");
  if (!sameText(signature.signature, expected)) return undefined;
  const signed = Number(signature.timestamp) * 1000;
  if (!(Math.abs(now - signed) <= LIFETIME)) return undefined;
  const mail = data["user-variables"]?.[MAIL_ID];
  if (mail === undefined) return undefined;
  const event = eventOf(data);
  return { token: signature.token, until: signed + LIFETIME, mail, ...(event && { event }) };
}

/** A mail that is late (`temporary`) is the provider's to try again. */
function eventOf({ event, severity }: { event: string; severity?: string | undefined }): WebhookEvent["event"] {
  if (event === "complained") return "complaint";
  return event === "failed" && severity === "permanent" ? "bounce" : undefined;
}
