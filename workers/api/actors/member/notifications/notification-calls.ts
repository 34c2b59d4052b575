import { RpcTarget } from "cloudflare:workers";
import type { DisabledReason } from "../../../../../app/contract/account/notification-kinds.ts";
import type { NotificationSettings, SentMail } from "../../../../../app/contract/account/notifications.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import type { PushSubscription } from "../../../providers/push/push-provider.ts";
import type { AccountSettings } from "../account/account-settings.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { noteMailEvent, type MailEvent } from "./mail-events.ts";
import { listMails } from "./mails.ts";
import * as settings from "./notification-settings.ts";
import { forgetDevice, keepSubscription } from "./push-subscriptions.ts";
import { unsubscribe, type UnsubscribeOrder } from "./unsubscribe.ts";

/** Which mails and push messages the member gets, and what became of those that were sent. */
export class NotificationCalls extends RpcTarget {
  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /** Every kind with what holds for it, by mail and by push, and why mail is off. Spec §3, §4. */
  settings(token: string): Result<NotificationSettings> {
    return this.engine.reading(token, settings.notificationsOf);
  }

  /** Changes what is named. Mail that sells something is a consent, and is recorded as one (design §8). */
  change(token: string, changes: Partial<Pick<AccountSettings, "email" | "push">>): Result<NotificationSettings> {
    return this.engine.signedIn(token, (state) => settings.setNotifications(state, changes));
  }

  /** Mail again that was off for `reason`. After a bounce a test mail leaves at once. Spec §4. */
  enable(token: string, reason: DisabledReason): Result<NotificationSettings> {
    return this.engine.signedIn(token, (state) => settings.enableNotifications(state, reason));
  }

  /** Changes what is named; a time zone that does not exist is `invalid_input`. */
  setPreferences(token: string, preferences: Parameters<typeof settings.setPreferences>[1]): Result {
    return this.engine.signedIn(token, (state) => settings.setPreferences(state, preferences));
  }

  /** Of the last 90 days, newest first, 200 at most, without their words. */
  sentMails(token: string): Result<SentMail[]> {
    return this.engine.reading(token, ({ sql }) => accept(listMails(sql)));
  }

  /** By a mail's own token, without signing in. */
  unsubscribe(order: UnsubscribeOrder): Result<{ email: string }> {
    if (!this.engine.account()) return refuse("link_invalid");
    return this.engine.act((state) => unsubscribe(state, order));
  }

  /** The mail provider says what became of a mail; false when this member never got such a mail. */
  noteMailEvent(event: MailEvent): boolean {
    if (!this.engine.account()) return false;
    return this.engine.act((state) => noteMailEvent(state, event));
  }

  /** What this device subscribed with, or null: it gets none any more. */
  setPush(token: string, subscription: PushSubscription | null): Result {
    return this.engine.signedIn(token, ({ sql }) => {
      forgetDevice(sql, token);
      if (subscription) keepSubscription(sql, token, subscription);
      return accept();
    });
  }
}
