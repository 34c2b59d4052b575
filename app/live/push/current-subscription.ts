/** Key in `localStorage`: the id of the member who subscribed on this device. */
export const PUSH_MEMBER = "push-member";
export const PUSH_WORKER = "/sw-push.js";

/**
 * From now on a page that cannot be loaded is ours (decision 0205), and this device may be asked about push messages. Not every
 * browser has service workers, and a private window may refuse them.
 */
export function registerWorker(): void {
  navigator.serviceWorker?.register(PUSH_WORKER).catch(() => undefined);
}

/** This browser's subscription, of whichever member. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_WORKER);
  return registration ? registration.pushManager.getSubscription() : null;
}

/** Does this browser get this member's push messages? Shows no prompt and changes nothing. */
export async function receivesPush(member: string | undefined): Promise<boolean> {
  if (member === undefined || !("serviceWorker" in navigator && "PushManager" in window)) return false;
  return localStorage.getItem(PUSH_MEMBER) === member && (await currentSubscription()) !== null;
}
