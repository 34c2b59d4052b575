import type { User } from "../../../../../app/contract/people/profile.ts";
import type { Locale } from "../../../../../app/contract/scalars.ts";
import { accept, type Result } from "../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../clock.ts";
import { signedImage } from "../../../providers/photos/signed-image.ts";
import { roundedPosition } from "../../../places/rounded-position.ts";
import type { StoredPhoto } from "../../../providers/photos/stored-photo.ts";
import { DISABLED_REASONS, settingsIn } from "./account-settings.ts";
import { WAITING_CHANGE, waitingChangeIn } from "../auth/credentials/email-change-row.ts";
import { IS_OVER } from "../deletion/deletion-row.ts";
import { AGREED_VERSION } from "./consents.ts";
import { HAS_BOUGHT } from "../money/payments/has-bought.ts";
import { basicsOf, type Person, type ProfileBasics, type ProfileDetails } from "../people/person.ts";
import { activePhotosOf, MAIN_PHOTO, PHOTO_DECIDED } from "../photos/photos.ts";
import { first, type ReadState } from "../engine/state.ts";
import { TOTALS } from "../engine/totals.ts";

/** The account's row as it is stored: 0 and 1 for no and yes, times in milliseconds, `details` and what follows JSON. */
export type Account = ProfileBasics & {
  id: string;
  site: string;
  email: string;
  password_hash: string | null;
  signup_hash: string;
  status: "not_confirmed" | "confirmed";
  profile_status: "disabled" | "active";
  paid_user: number;
  language: Locale;
  signup_date: number;
  last_active: number;
  fictional: number;
  details: string;
  interests: string;
  traffic_source: string;
  settings: string;
  looking_for: string;
  /** 1: nobody sees them, and nobody signs in (decision 0173). */
  suspended: number;
  /** Of a fictional profile: since when it is retired (decision 0176). */
  retired_at: number | null;
  /** The day for which people were suggested last, `YYYY-MM-DD`, or empty. */
  suggested_on: string;
  /** Credits that come with the confirmation of the address. */
  promised_credits: number;
  /** When they said no to the time bonus, and when they closed its dialog. */
  bonus_dismissed: number | null;
  bonus_modal_dismissed: number | null;
};

/** The member whose object this is, or undefined when nobody was made here. */
export function findAccount(sql: SqlStorage): Account | undefined {
  return first(sql.exec<Account>("SELECT * FROM account"));
}

/** As `findAccount`, unless the days of grace after its deletion are over (deletion-row.ts). */
export function findLiving(sql: SqlStorage): Account | undefined {
  return first(sql.exec<Account>(LIVING, clock.now()));
}

const LIVING = `SELECT * FROM account WHERE NOT EXISTS (SELECT 1 FROM closing WHERE ${IS_OVER})`;

/** As `findAccount`, where there must be one. */
export function accountOf(sql: SqlStorage): Account {
  return sql.exec<Account>("SELECT * FROM account").one();
}

/** The next number for an event that has no key of its own. */
export function nextNumber(sql: SqlStorage): number {
  return sql
    .exec<{ number: number }>("UPDATE account SET next_number = next_number + 1 RETURNING next_number AS number")
    .one().number;
}

/** How the member appears to others. */
export function personOf(sql: SqlStorage, account: Account): Person {
  const photos = activePhotosOf(sql);
  const { show_online } = settingsIn(account);
  // A fictional profile lives nowhere: no distance to it is told.
  const position = account.fictional === 1 ? undefined : roundedPosition(account);
  return {
    id: account.id,
    ...basicsOf(account),
    main_image: photos[0] ?? null,
    ...(photos.length > 1 && { photos: photos.length }),
    fictional: account.fictional === 1,
    interests: JSON.parse(account.interests) as string[],
    last_active: account.last_active,
    ...(position && { position }),
    ...(!show_online && { online_hidden: true }),
  };
}

/** The profile's details, from their JSON. */
export function detailsOf(account: Account): ProfileDetails {
  return JSON.parse(account.details) as ProfileDetails;
}

/** All of user.php in one statement, because every page asks for it; `?1` is now. */
const USER = `SELECT account.*, ${TOTALS},
  paid_user = 0 AND EXISTS (${HAS_BOUGHT}) AS bought_before,
  (${AGREED_VERSION}) AS terms_version,
  (SELECT max(at) FROM activation_mails) AS activation_mailed,
  (${MAIN_PHOTO}) AS photo,
  (${PHOTO_DECIDED}) AS photo_decided,
  (${DISABLED_REASONS}) AS disabled,
  (${WAITING_CHANGE}) AS email_change FROM account`;
type UserRow = Account &
  Record<"credits" | "num_unread_messages" | "num_new_likes", number> & {
    bought_before: number;
    terms_version: number | null;
    activation_mailed: number | null;
    /** JSON. */
    photo: string | null;
    /** JSON. */
    photo_decided: string | null;
    disabled: string;
    email_change: string | null;
  };

/** user.php's answer (spec §3, User). */
export function userOf({ sql, env }: ReadState): User & { id: string } {
  const account = sql.exec<UserRow>(USER, clock.now()).one();
  const { id } = account;
  const photo = account.photo === null ? null : (JSON.parse(account.photo) as StoredPhoto);
  const { light_mode, comfort_mode, time_zone, show_to_visitors, ...settings } = settingsIn(account);
  return {
    id,
    status: account.status,
    credits: account.credits,
    paid_user: account.paid_user === 1,
    language: account.language,
    signup_date: instantOf(account.signup_date),
    notifications_disabled: JSON.parse(account.disabled) as string[],
    light_mode,
    show_to_visitors,
    comfort_mode,
    // Every page carries them: only what is not as usual.
    ...(!settings.show_online && { show_online: false }),
    ...(!settings.show_read && { show_read: false }),
    ...(!settings.show_typing && { show_typing: false }),
    ...(settings.enter_sends && { enter_sends: true }),
    ...(account.bought_before === 1 && { bought_before: true }),
    ...dismissedOf(account),
    ...(settings.paused && { paused: true }),
    ...(account.photo_decided !== null && { photo_decided: decisionIn(account.photo_decided) }),
    time_zone: time_zone || null,
    terms_version: instantOrNull(account.terms_version),
    email: account.email,
    activation_mailed: instantOrNull(account.activation_mailed),
    email_change: waitingChangeIn(account.email_change),
    profile: {
      id,
      ...basicsOf(account),
      status: account.profile_status,
      main_image: signedImage({ photo, locked: false, also: ["match"], secret: env.PHOTO_SECRET, now: clock.now() }),
    },
    num_unread_messages: account.num_unread_messages,
    num_new_likes: account.num_new_likes,
  };
}

/** What they put away of the time bonus, and when. */
export function dismissedOf({ bonus_dismissed, bonus_modal_dismissed }: Account) {
  return {
    ...(bonus_dismissed !== null && { bonus_dismissed: instantOf(bonus_dismissed) }),
    ...(bonus_modal_dismissed !== null && { bonus_modal_dismissed: instantOf(bonus_modal_dismissed) }),
  };
}

function decisionIn(json: string): User["photo_decided"] {
  const { status, at } = JSON.parse(json) as { status: "active" | "refused"; at: number };
  return { status, at: instantOf(at) };
}

function instantOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : instantOf(milliseconds);
}

/** The language of the account, and of its mails. Spec §7. */
export function setLanguage(sql: SqlStorage, language: Locale): Result {
  sql.exec("UPDATE account SET language = ?", language);
  return accept();
}
