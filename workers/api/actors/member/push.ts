import { clock } from "../../clock.ts";
import type { PushNotice } from "../../providers/push/push-provider.ts";
import { pushProviderOf } from "../../providers/push/push-provider-of.ts";
import { hashOf } from "../../seal.ts";
import { enqueue, type OutboxEvent } from "../outbox.ts";
import { settingsOf } from "../site/settings.ts";
import { accountOf, nextNumber } from "./account.ts";
import { wants } from "./account-settings.ts";
import type { MemberEngine } from "./member-engine.ts";
import type { News } from "./notices.ts";
import { dropSubscription, findSubscription, liveSubscriptions } from "./push-subscriptions.ts";
import { pushWords } from "./push-words.ts";
import type { MemberState } from "./state.ts";

/** Older news is not sent any more, however long a push service was away. */
const DAY = 24 * 60 * 60_000;

/** One notice for one device, as it waits in the outbox; it is made into words when it leaves. */
interface PushPayload extends Pick<News, "kind" | "conversation"> {
  endpoint: string;
  /** Who it is about, by their profile name. */
  from: string;
  at: number;
}

/** Plans a push message for what happened, to every device that gets them, if the member wants to hear of it. */
export function planPush({ sql }: MemberState, { kind, from, conversation }: News): void {
  if (!wants(sql, "push", kind)) return;
  const { id: member } = accountOf(sql);
  for (const { endpoint } of liveSubscriptions(sql)) {
    const payload: PushPayload = { endpoint, kind, conversation, from: from.name, at: clock.now() };
    const id = `${member}/push/${nextNumber(sql)}`;
    // A device sees its notices in order; one whose service is down holds up no other.
    enqueue(sql, { id, target: `push:${hashOf(endpoint)}`, kind: "push", payload });
  }
}

/** Brings one notice to its device, as `carryOutside` says. A device that is gone is forgotten. */
export async function carryPush(engine: MemberEngine, event: OutboxEvent): Promise<void> {
  const payload = event.payload as PushPayload;
  const [provider, subscription] = [pushProviderOf(engine.env), findSubscription(engine.sql, payload.endpoint)];
  if (!provider || !subscription || clock.now() - payload.at > DAY) return;
  const answer = await provider.send(subscription, await noticeOf(engine, payload));
  if (answer === "gone") engine.act(({ sql }) => dropSubscription(sql, payload.endpoint));
}

async function noticeOf(engine: MemberEngine, { kind, from, conversation }: PushPayload): Promise<PushNotice> {
  const { language: locale, site } = accountOf(engine.sql);
  const actors = engine.actors();
  const title = actors ? (await settingsOf({ actors, site })).name : "";
  const where = conversation
    ? { url: `/chats/${conversation}`, topic: conversation }
    : { url: "/likes", topic: "likes" };
  return { title, body: pushWords({ kind, from, locale }), ...where };
}
