/** Who subscribed on this device. */
export const PUSH_MEMBER = "push-member";
export const PUSH_WORKER = "/sw-push.js";

/** This browser's subscription, whoever's it is. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_WORKER);
  return registration ? registration.pushManager.getSubscription() : null;
}

/** Do this member's push messages come to this browser? Asks nobody for anything and changes nothing. */
export async function receivesPush(member: string | undefined): Promise<boolean> {
  if (member === undefined || !("serviceWorker" in navigator && "PushManager" in window)) return false;
  return localStorage.getItem(PUSH_MEMBER) === member && (await currentSubscription()) !== null;
}
