/** Where one device can be reached, as its browser says (W3C, `PushSubscriptionJSON`). */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What a device shows. Never the words of a message: a phone may lie on the table. */
export interface PushNotification {
  title: string;
  body: string;
  /** The page to open: a path of ours. */
  url: string;
  /** At most 32 characters of base64url: a later notification of the same topic replaces the earlier one. */
  topic: string;
}

/** Hands a notification over to the push service of the device's browser. */
export interface PushProvider {
  /** Is it of a push service that we would call, with keys that a message can be sealed for? */
  accepts(subscription: PushSubscription): Promise<boolean>;
  /** `gone`: this subscription is over, never try it again. Throws when another try may help. */
  send(to: PushSubscription, notification: PushNotification): Promise<"taken" | "gone">;
}
