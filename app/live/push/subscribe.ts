import { setPushCall } from "../../contract/browser-calls.ts";
import type { InputOf } from "../../contract/endpoint.ts";
import type { setPush } from "../../contract/account/notifications.ts";
import { callApi } from "../calls/call-api.ts";
import { currentSubscription, PUSH_MEMBER, PUSH_WORKER } from "./current-subscription.ts";
import { rememberPushAvailability } from "./push-availability.ts";

/**
 * Spec §4, Push. `unsupported`: this browser cannot (on an iPhone only an installed site can). `denied`: notifications
 * are blocked, which only the browser's settings change.
 */
export type PushState = "unsupported" | "unsubscribed" | "subscribed" | "denied";

export interface PushOwner {
  /** The site's public key (setting push_public_key). */
  key: string;
  /** Who is signed in: two members may use one device. */
  member: string;
}

/** Set in this tab once the API has been sent the subscription. */
const RENEWED = "push-renewed";

/** The state on this device. Shows no prompt; a subscription that is on is sent to the API once a tab. */
export async function pushState(owner: Pick<PushOwner, "member">): Promise<PushState> {
  return withAvailability(await stateOnDevice(owner));
}

function withAvailability(state: PushState): PushState {
  const known = { unsubscribed: "can be asked", subscribed: "decided", denied: "decided" } as const;
  rememberPushAvailability(state === "unsupported" ? state : known[state]);
  return state;
}

async function stateOnDevice({ member }: Pick<PushOwner, "member">): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const subscription = await currentSubscription();
  if (!subscription || localStorage.getItem(PUSH_MEMBER) !== member) return "unsubscribed";
  await renew(subscription);
  return "subscribed";
}

/**
 * Asks for permission and subscribes; has to be called by a click. Throws when the browser's push service or
 * the site cannot be reached: nothing has changed then.
 */
export async function subscribe({ key, member }: PushOwner): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") {
    // Also where the browser's own question was closed without an answer: it has been asked.
    rememberPushAvailability("decided");
    return permission === "denied" ? "denied" : "unsubscribed";
  }
  await navigator.serviceWorker.register(PUSH_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // It may be another member's, or made for another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  if (!(await sendSubscription(subscription))) {
    await subscription.unsubscribe();
    throw new Error("the subscription was not stored");
  }
  localStorage.setItem(PUSH_MEMBER, member);
  return withAvailability("subscribed");
}

/** No more push messages on this device. Throws when the site cannot be reached. */
export async function unsubscribe(): Promise<PushState> {
  if (!(await sendSubscription(null))) throw new Error("the subscription was not forgotten");
  await (await currentSubscription())?.unsubscribe();
  localStorage.removeItem(PUSH_MEMBER);
  return withAvailability("unsubscribed");
}

/** A subscription belongs to a session, and this may be a new one. When it fails the next tab tries again. */
async function renew(subscription: PushSubscription): Promise<void> {
  if (sessionStorage.getItem(RENEWED)) return;
  if (await sendSubscription(subscription)) sessionStorage.setItem(RENEWED, "1");
}

async function sendSubscription(subscription: PushSubscription | null): Promise<boolean> {
  // A subscription of a browser has address and keys, which its type leaves open.
  const subscriptionJson = (subscription?.toJSON() ?? null) as InputOf<typeof setPush>["subscription"];
  return (await callApi<typeof setPush>(setPushCall, { subscription: subscriptionJson })).ok;
}
