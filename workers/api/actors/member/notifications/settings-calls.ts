import type { DisabledReason } from "../../../../../app/contract/notification-kinds.ts";
import type { NotificationSettings, SentMail } from "../../../../../app/contract/notifications.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import type { AccountSettings } from "../account/account-settings.ts";
import { noteMailEvent, type MailEvent } from "./mail-events.ts";
import { listMails } from "./mails.ts";
import * as settings from "./notification-settings.ts";
import { PasskeyCalls } from "../auth/passkey-calls.ts";
import { unsubscribe, type UnsubscribeOrder } from "./unsubscribe.ts";

/** Notifications, preferences, and the mails that were sent. */
export class SettingsCalls extends PasskeyCalls {
  notifications(token: string): Result<NotificationSettings> {
    return this.engine.reading(token, settings.notificationsOf);
  }

  setNotifications(
    token: string,
    changes: Partial<Pick<AccountSettings, "email" | "push">>,
  ): Result<NotificationSettings> {
    return this.engine.signedIn(token, (state) => settings.setNotifications(state, changes));
  }

  enableNotifications(token: string, reason: DisabledReason): Result<NotificationSettings> {
    return this.engine.signedIn(token, (state) => settings.enableNotifications(state, reason));
  }

  setPreferences(token: string, preferences: Parameters<typeof settings.setPreferences>[1]): Result {
    return this.engine.signedIn(token, (state) => settings.setPreferences(state, preferences));
  }

  sentMails(token: string): Result<SentMail[]> {
    return this.engine.reading(token, ({ sql }) => accept(listMails(sql)));
  }

  /** By a mail's own token, without signing in. */
  unsubscribe(order: UnsubscribeOrder): Result<{ email: string }> {
    if (!this.engine.account()) return refuse("link_invalid");
    return this.engine.act((state) => unsubscribe(state, order));
  }

  /** The mail provider says what became of a mail; false when this member never got such a mail. */
  mailEvent(event: MailEvent): boolean {
    if (!this.engine.account()) return false;
    return this.engine.act((state) => noteMailEvent(state, event));
  }
}
