import { buildPushPayload, type VapidKeys } from "@block65/webcrypto-web-push";
import type { PushNotice, PushProvider, PushSubscription } from "./push-provider.ts";

/** Seconds: older news is no longer worth a sound. */
const LIFETIME = 24 * 60 * 60;
const DEADLINE = 10_000;

/** 401 and 403: the subscription was made for other keys than ours are now. */
const GONE = [401, 403, 404, 410];

/** The browsers' own push services: encrypted for the device (RFC 8291), signed with our keys (VAPID, RFC 8292). */
export function webPush(vapid: VapidKeys): PushProvider {
  return {
    async send(to, notice) {
      const response = await fetch(to.endpoint, {
        ...(await sealedFor(to, notice, vapid)),
        redirect: "manual",
        signal: AbortSignal.timeout(DEADLINE),
      });
      await response.body?.cancel();
      if (GONE.includes(response.status)) return "gone";
      if (!response.ok) throw new Error(`the push service answered ${response.status}`);
      return "taken";
    },
  };
}

function sealedFor({ endpoint, keys }: PushSubscription, { topic, ...data }: PushNotice, vapid: VapidKeys) {
  const message = { data: { ...data, tag: topic }, options: { ttl: LIFETIME, topic, urgency: "normal" as const } };
  return buildPushPayload(message, { endpoint, keys, expirationTime: null }, vapid);
}
