import { clock } from "../../../clock.ts";
import type { PushNotification } from "../../../providers/push/push-provider.ts";
import { pushProviderOf } from "../../../providers/push/push-provider-of.ts";
import { hashOf } from "../../../signature.ts";
import { enqueue, type OutboxEvent } from "../../outbox.ts";
import { settingsOf } from "../../site/settings/settings.ts";
import { accountOf, nextNumber } from "../account/account.ts";
import { wants } from "../account/account-settings.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import type { Person } from "../people/person.ts";
import { pushWentOut } from "./one-notification.ts";
import { dropSubscription, findSubscription, liveSubscriptions } from "./push-subscriptions.ts";
import { pushWords, type PushKind } from "./push-words.ts";
import { cameBySwitch } from "../people/likes/told-likes.ts";
import { cachedProfile } from "../people/cards/profile-cache.ts";
import { isBlocked } from "../people/blocks/blocked.ts";
import type { MemberState } from "../engine/state.ts";

/** Older news is not sent any more, however long a push service was away. */
const DAY = 24 * 60 * 60_000;

interface PushNews {
  kind: PushKind;
  /** Who did it, where it was somebody. */
  from?: Person;
  conversation?: string;
}

/** One push message for one device, as it waits in the outbox; it is made into words when it leaves. */
interface PushPayload {
  endpoint: string;
  kind: PushKind;
  /** Their id: an outbox keeps nobody's name. */
  from?: string;
  conversation?: string;
  at: number;
}

/** Where a push message leads that is about no conversation. */
const pages: Record<PushKind, string> = {
  new_conversations: "/chats",
  new_messages: "/chats",
  like: "/likes",
  unread_message_reminders: "/chats",
  weekly_updates: "/likes",
  reminders: "/profile",
};

/**
 * Enqueues a push message about what happened, to every device that gets them, if the member wants to hear of it. Answers
 * whether there is any.
 */
export function enqueuePush({ sql }: MemberState, { kind, from, conversation }: PushNews): boolean {
  if (!wants(sql, "push", kind)) return false;
  const { id: member } = accountOf(sql);
  const devices = liveSubscriptions(sql);
  for (const { endpoint } of devices) {
    const payload: PushPayload = {
      endpoint,
      kind,
      ...(from && { from: from.id }),
      ...(conversation && { conversation }),
      at: clock.now(),
    };
    const id = `${member}/push/${nextNumber(sql)}`;
    // A device sees its messages in order; one whose service is down holds up no other.
    enqueue(sql, { id, target: `push:${hashOf(endpoint)}`, kind: "push", payload });
  }
  return devices.length > 0;
}

/**
 * Brings one push message to its device, as `deliverExternally` says. A device that is gone is forgotten; of somebody who is
 * blocked or gone by now nothing is said any more.
 */
export async function deliverPush(engine: MemberEngine, event: OutboxEvent): Promise<void> {
  const payload = event.payload as PushPayload;
  const [provider, subscription] = [pushProviderOf(engine.env), findSubscription(engine.sql, payload.endpoint)];
  if (!provider || !subscription || clock.now() - payload.at > DAY) return;
  const notification = await notificationOf(engine, payload);
  if (!notification) return;
  const answer = await provider.send(subscription, notification);
  engine.act(({ sql }) => {
    if (answer === "gone") dropSubscription(sql, payload.endpoint);
    else pushWentOut(sql, { kind: payload.kind, about: payload.conversation ?? payload.from });
  });
}

async function notificationOf(
  engine: MemberEngine,
  { kind, from, conversation }: PushPayload,
): Promise<PushNotification | undefined> {
  const { sql } = engine;
  const { language: locale, site } = accountOf(sql);
  const person = from === undefined || isBlocked(sql, from) ? undefined : cachedProfile(sql, from);
  const actors = engine.actors();
  if ((from !== undefined && !person) || !actors) return undefined;
  return {
    title: (await settingsOf({ actors, site })).name,
    body: pushWords({
      kind,
      from: person,
      locale,
      bySwitch: kind === "like" && !!person && cameBySwitch(sql, person.id),
    }),
    url: conversation ? `/chats/${conversation}` : pages[kind],
    topic: conversation ?? kind,
  };
}
