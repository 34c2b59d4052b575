import { buildPushPayload, type VapidKeys } from "@block65/webcrypto-web-push";
import { isPushEndpoint } from "./push-endpoint.ts";
import { areUsableKeys } from "./push-keys.ts";
import type { PushNotification, PushProvider, PushSubscription } from "./push-provider.ts";

/** Seconds: older news is no longer worth a sound. */
const LIFETIME = 24 * 60 * 60;
const DEADLINE = 10_000;

/** 401 and 403: the subscription was made for other keys than ours are now. */
const GONE = [401, 403, 404, 410];

interface WebPushSettings {
  vapid: VapidKeys;
  /** Push services beside those of the browsers (PUSH_SERVICES). */
  services: string | undefined;
}

/** The browsers' own push services: encrypted for the device (RFC 8291), signed with our keys (VAPID, RFC 8292). */
export function webPush({ vapid, services }: WebPushSettings): PushProvider {
  const accepts = async ({ endpoint, keys }: PushSubscription) =>
    isPushEndpoint(endpoint, services) && (await areUsableKeys(keys));
  return {
    accepts,
    async send(to, notification) {
      // Kept before the rules were these: it can never be told anything.
      if (!(await accepts(to))) return "gone";
      const request: RequestInit = {
        ...(await sealedFor(to, notification, vapid)),
        redirect: "manual",
        signal: AbortSignal.timeout(DEADLINE),
      };
      const response = await fetch(to.endpoint, request);
      await response.body?.cancel();
      if (GONE.includes(response.status)) return "gone";
      if (!response.ok) throw new Error(`the push service answered ${response.status}`);
      return "taken";
    },
  };
}

function sealedFor({ endpoint, keys }: PushSubscription, { topic, ...data }: PushNotification, vapid: VapidKeys) {
  const message = { data: { ...data, tag: topic }, options: { ttl: LIFETIME, topic, urgency: "normal" as const } };
  return buildPushPayload(message, { endpoint, keys, expirationTime: null }, vapid);
}
