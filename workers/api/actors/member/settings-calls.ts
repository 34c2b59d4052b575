import { noteMailEvent, type MailEvent } from "./mail-events.ts";
import { PasskeyCalls } from "./passkey-calls.ts";

/** Notifications, preferences, consents, and the mails that were sent. */
export class SettingsCalls extends PasskeyCalls {
  /** The mail provider says what became of a mail; false when this member never got such a mail. */
  mailEvent(event: MailEvent): boolean {
    if (!this.engine.account()) return false;
    return this.engine.act((state) => noteMailEvent(state, event));
  }
}
