import {
  mailKinds,
  type DisabledReason,
  type NotificationChannel,
} from "../../../../../app/contract/account/notification-kinds.ts";
import type { NotificationSettings } from "../../../../../app/contract/account/notifications.ts";
import { isTimeZone } from "../../../../../app/domain/locale/time-zone.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../clock.ts";
import {
  accountSettings,
  changeAccountSettings,
  disabledReasons,
  enableMail,
  isWanted,
  wants,
  type AccountSettings,
} from "../account/account-settings.ts";
import { hideProfile, publishProfile } from "../account/listing.ts";
import { tellChanged } from "../people/contacts.ts";
import { forgetChosen } from "../suggestions/daily-suggestions.ts";
import { switchStatement } from "../money/receipts/statement.ts";
import { enqueueMail } from "./mails.ts";
import { liveSubscriptions } from "./push-subscriptions.ts";
import type { MemberState, ReadState } from "../engine/state.ts";

/** What the member hears of, every kind with what holds for it. */
export function notificationsOf({ sql }: ReadState): Result<NotificationSettings> {
  const settings = accountSettings(sql);
  const switches = (channel: NotificationChannel) =>
    Object.fromEntries(mailKinds.map((kind) => [kind, isWanted(settings, channel, kind)]));
  return accept({
    email: switches("email"),
    push: switches("push"),
    disabled: disabledReasons(sql).map(({ reason, at }) => ({ reason, at: instantOf(at) })),
    push_devices: liveSubscriptions(sql).length,
  });
}

/** Changes what is named. Mail that sells something is a consent, and is written down as one (design §8). */
export function setNotifications(
  state: MemberState,
  { email, push }: Partial<Pick<AccountSettings, NotificationChannel>>,
): Result<NotificationSettings> {
  const { sql } = state;
  const wantsNews = () => wants(sql, "email", "news") || wants(sql, "email", "promotions");
  const before = wantsNews();
  changeAccountSettings(sql, { ...(email && { email }), ...(push && { push }) });
  if (wantsNews() !== before) {
    sql.exec("INSERT INTO consents (kind, at, given) VALUES ('news', ?, ?)", clock.now(), Number(!before));
  }
  return notificationsOf(state);
}

/** Mail again. After a bounce a test goes out at once: when that comes back too, so does the reason. */
export function enableNotifications(state: MemberState, reason: DisabledReason): Result<NotificationSettings> {
  const { sql } = state;
  const disabled = disabledReasons(sql).some((one) => one.reason === reason);
  enableMail(sql, reason);
  if (disabled && reason === "bounce") enqueueMail(state, { kind: "mail_test", contents: {} });
  return notificationsOf(state);
}

type Preferences = Partial<Omit<AccountSettings, NotificationChannel>> & { statement?: boolean | undefined };

/**
 * What `preferences.php` names; of the time zone: an empty one is the language's usual one again. Others learn at once
 * whether the member is shown and may be seen to be here.
 */
export function setPreferences({ sql }: MemberState, { statement, ...preferences }: Preferences): Result {
  const { time_zone } = preferences;
  if (time_zone && !isTimeZone(time_zone)) return refuse("invalid_input", { fields: { time_zone: "invalid" } });
  if (statement !== undefined) switchStatement(sql, statement);
  const named = Object.entries(preferences).filter(([, value]) => value !== undefined);
  const before = accountSettings(sql);
  changeAccountSettings(sql, Object.fromEntries(named));
  const { paused, show_online, show_to_visitors, suggestions } = accountSettings(sql);
  if (before.suggestions && !suggestions) forgetChosen(sql);
  if (paused && !before.paused) hideProfile(sql);
  else if (
    paused !== before.paused ||
    show_online !== before.show_online ||
    show_to_visitors !== before.show_to_visitors
  )
    publishProfile(sql);
  if (show_online !== before.show_online) tellChanged(sql);
  return accept();
}
