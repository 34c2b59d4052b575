import { setPushCall } from "../browser-calls.ts";
import { defineEndpoint } from "../endpoint.ts";
import { disabledReasons, mailKinds } from "./notification-kinds.ts";
import { holding, id, instant, list } from "../scalars.ts";
import { z } from "../zod.ts";

export const mailKind = z.enum(mailKinds);
export const disabledReason = z.enum(disabledReasons);

const switches = z.partialRecord(mailKind, z.boolean());

/** What a member wants to hear of, by mail and by push message, and why mail is off. Spec §3, §4. */
export const notificationSettings = z.object({
  email: switches,
  push: switches,
  disabled: list(z.object({ reason: disabledReason, at: instant.nullish() })).default([]),
  /** How many devices get push messages. */
  push_devices: z.int().default(0),
});

export type NotificationSettings = z.output<typeof notificationSettings>;

/** The member's settings, with a value for every kind. Ours; spec §3, §4. */
export const getNotifications = defineEndpoint({
  name: "getNotifications",
  method: "GET",
  path: "/api/notifications.php",
  reply: holding("notifications", notificationSettings),
  problems: ["authentication_required"],
});

/** Changes what is named; the rest stays. Ours. */
export const setNotifications = defineEndpoint({
  name: "setNotifications",
  method: "PUT",
  path: "/api/notifications.php",
  body: z.object({ email: switches.optional(), push: switches.optional() }),
  reply: holding("notifications", notificationSettings),
  problems: ["authentication_required"],
  keyed: true,
});

/**
 * Mail again after it was switched off for this reason. After `bounce` a test mail goes out at once: if that comes back
 * too, the reason does. Ours.
 */
export const enableNotifications = defineEndpoint({
  name: "enableNotifications",
  method: "POST",
  path: "/api/notifications.php",
  body: z.object({ reason: disabledReason }),
  reply: holding("notifications", notificationSettings),
  problems: ["authentication_required"],
  keyed: true,
});

/**
 * Unsubscribes by a mail's own link, without signing in. `scope: "kind"` switches that kind off; "all" is what a mail
 * program's one-click button asks (RFC 8058): reason `listunsubscribe`. `on: true` takes either back. Ours.
 */
export const unsubscribe = defineEndpoint({
  name: "unsubscribe",
  method: "POST",
  path: "/api/unsubscribe.php",
  body: z.object({
    id,
    token: z.string().min(1).max(128),
    /** Left out by mails about the account itself: then there is only "all". */
    kind: mailKind.optional(),
    scope: z.enum(["kind", "all"]),
    on: z.boolean().default(false),
  }),
  reply: z.object({ email: z.string() }),
  problems: ["link_invalid"],
  keyed: true,
});

/** Keeps this device's push subscription, or forgets it (`null`). Spec §7. */
export const setPush = defineEndpoint({
  name: "setPush",
  ...setPushCall,
  relay: "browser",
  body: z.object({
    subscription: z
      .object({
        endpoint: z.url({ protocol: /^https?$/ }).max(1000),
        keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
      })
      .nullable(),
  }),
  reply: z.unknown(),
  problems: ["authentication_required"],
  keyed: true,
});

/** One mail that was sent to the member: never its words, which may hold a link. */
export const sentMail = z.object({
  id,
  /** `activation`, `new_messages` …: the texts are `mail.<kind>`. */
  kind: z.string(),
  subject: z.string(),
  to: z.string(),
  at: instant,
  status: z.enum(["waiting", "sent", "bounced", "complained", "given_up"]),
});

export type SentMail = z.output<typeof sentMail>;

/** The mails of the last 90 days, newest first, 200 at most. Ours. */
export const listMails = defineEndpoint({
  name: "listMails",
  method: "GET",
  path: "/api/mails.php",
  reply: holding("mails", list(sentMail)),
  problems: ["authentication_required"],
});

/**
 * The mail provider tells of a bounce or a complaint, signed in its own way; what is not signed is `not_found`, like a
 * mail that we never sent. Sets the reasons of spec §4. Ours.
 */
export const mailWebhook = defineEndpoint({
  name: "mailWebhook",
  method: "POST",
  path: "/api/mail-webhook.php",
  relay: "provider",
  body: z.record(z.string(), z.unknown()),
  reply: z.unknown(),
  problems: ["not_found"],
  keyed: true,
});

/**
 * Light and comfort mode, the time zone (IANA), and who sees what: whether visitors may see the member's card where a link
 * leads to it, whether others see that the member is here, has read and types (who hides one of these does not see it of
 * others), and whether the profile is paused; also whether Enter sends a message. Only what is named changes. Ours.
 */
export const setPreferences = defineEndpoint({
  name: "setPreferences",
  method: "PUT",
  path: "/api/preferences.php",
  body: z.object({
    light_mode: z.boolean().optional(),
    comfort_mode: z.boolean().optional(),
    time_zone: z.string().max(64).optional(),
    show_to_visitors: z.boolean().optional(),
    show_online: z.boolean().optional(),
    show_read: z.boolean().optional(),
    show_typing: z.boolean().optional(),
    enter_sends: z.boolean().optional(),
    paused: z.boolean().optional(),
    /** Whether the member is suggested people every day. */
    suggestions: z.boolean().optional(),
    /** Whether the credits of each month come by mail. */
    statement: z.boolean().optional(),
  }),
  reply: z.unknown(),
  problems: ["authentication_required"],
  keyed: true,
});
