import type { MailKind } from "../../../../../app/contract/account/notification-kinds.ts";
import { clock } from "../../../clock.ts";
import { log } from "../../../log.ts";
import { accountOf } from "../account/account.ts";
import { wants } from "../account/account-settings.ts";
import type { Job } from "../engine/job.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { enqueueMail } from "./mails.ts";
import { contentsOf } from "./notification-contents.ts";
import { mayMail, REMIND_AFTER, SHORT_WAIT } from "./notify.ts";
import { newFits, type NewFits } from "./new-fits.ts";
import {
  scheduledNotification,
  scheduleNotification,
  takeDueNotifications,
  type ScheduledKind,
  type ScheduledNotification,
} from "./scheduled-notifications.ts";
import { awaitPush, mailWentOut, waitsForPush } from "./one-notification.ts";
import { enqueuePush } from "./push.ts";
import type { MemberState } from "../engine/state.ts";
import { oldestUnread } from "../conversations/unread.ts";
import { scheduleWeekly } from "./weekly-updates.ts";

const DAY = 24 * 60 * 60_000;
/** Reminders about the sign-up itself; for accounts older than this they come too late. */
const ACTIVATION_AFTER = DAY;
const PHOTO_AFTER = 3 * DAY;
const TOO_LATE = 10 * DAY;

/** The weekly one is always scheduled, so a member without it is new, or older than our mails. */
const UNSCHEDULED = `EXISTS (SELECT 1 FROM account WHERE email <> '' AND fictional = 0)
  AND NOT EXISTS (SELECT 1 FROM scheduled_notifications WHERE kind = 'weekly_updates')`;
const NEXT_NOTIFICATION = `SELECT iif(${UNSCHEDULED}, ?1, (SELECT min(due) FROM scheduled_notifications))`;

/** Mails what the member wants to hear of. */
export const notificationJob: Job<MemberEngine> = {
  next: NEXT_NOTIFICATION,
  async run(engine) {
    const { due } = engine.sql.exec<{ due: number | null }>(`SELECT (${NEXT_NOTIFICATION}) AS due`, clock.now()).one();
    if (due === null || due > clock.now()) return;
    const fits = await fitsOfWeek(engine);
    engine.act((state) => {
      if (isUnscheduled(state.sql)) scheduleFirst(state.sql);
      for (const scheduled of takeDueNotifications(state.sql)) send(state, scheduled, fits);
    });
  },
};

/** For the weekly mail, where it is due and may leave. A directory that cannot be asked holds back no other notification. */
async function fitsOfWeek(engine: MemberEngine): Promise<NewFits[]> {
  const weekly = scheduledNotification(engine.sql, "weekly_updates");
  if (!weekly || weekly.due > clock.now() || !mayMail(engine.sql, "weekly_updates")) return [];
  const due = waitsForPush(weekly) ? weekly.due - SHORT_WAIT : weekly.due;
  try {
    return await newFits({ engine, due });
  } catch (failure) {
    log({ level: "error", event: "new_fits_failed", failure: String(failure) });
    return [];
  }
}

function isUnscheduled(sql: SqlStorage): boolean {
  return sql.exec<{ unscheduled: number }>(`SELECT ${UNSCHEDULED} AS unscheduled`).one().unscheduled === 1;
}

function scheduleFirst(sql: SqlStorage): void {
  const { signup_date } = accountOf(sql);
  scheduleWeekly(sql);
  if (clock.now() > signup_date + TOO_LATE) return;
  scheduleNotification(sql, { kind: "activation", due: signup_date + ACTIVATION_AFTER, ids: [] });
  scheduleNotification(sql, { kind: "photo", due: signup_date + PHOTO_AFTER, ids: [] });
}

/** Sends it as a mail or a push message, or schedules it anew when it has to wait. */
function send(state: MemberState, scheduled: ScheduledNotification, fits: NewFits[]): void {
  const { sql } = state;
  const { kind } = scheduled;
  if (kind === "weekly_updates") scheduleWeekly(sql);
  const mails = mayMail(sql, mailKindOf(kind), { unconfirmed: kind === "activation" });
  // A push message has no room for who is new.
  const tellsFits = mails && kind === "weekly_updates" && fits.length > 0;
  const pushes = isReminder(kind) && !tellsFits && !waitsForPush(scheduled) && wants(sql, "push", kind);
  if (!mails && !pushes) return;
  const later = postponed(state, scheduled);
  if (later !== undefined)
    return scheduleNotification(sql, { ...scheduled, ids: isReminder(kind) ? [] : scheduled.ids, due: later });
  const mail = contentsOf(state, scheduled, fits);
  if (!mail) return;
  if (pushes && enqueuePush(state, { kind })) {
    if (mails) awaitPush(sql, { kind, due: clock.now() + SHORT_WAIT });
    return;
  }
  if (!mails) return;
  enqueueMail(state, mail);
  mailWentOut(sql, scheduled);
}

/** Of these a device is told first, when they are due; of what others did, it was told at once (`notify`). */
function isReminder(kind: ScheduledKind): kind is "unread_message_reminders" | "weekly_updates" {
  return kind === "unread_message_reminders" || kind === "weekly_updates";
}

function mailKindOf(kind: ScheduledKind): MailKind {
  return kind === "activation" || kind === "photo" ? "reminders" : kind;
}

/** Until when it waits after all: the member is here and may be reading it, or what was oldest has been read. */
function postponed(state: MemberState, { kind }: ScheduledNotification): number | undefined {
  if (kind === "new_conversations" || kind === "new_messages" || kind === "like") {
    return state.isHere() ? clock.now() + SHORT_WAIT : undefined;
  }
  const oldest = kind === "unread_message_reminders" ? oldestUnread(state.sql) : undefined;
  return oldest !== undefined && oldest + REMIND_AFTER > clock.now() ? oldest + REMIND_AFTER : undefined;
}
