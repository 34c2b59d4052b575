import type { User } from "../../../../app/contract/profile.ts";
import type { Locale } from "../../../../app/contract/scalars.ts";
import { accept, type Result } from "../../../../app/domain/result.ts";
import { clock, instantOf } from "../../clock.ts";
import { signedImage } from "../../providers/photos/signed-image.ts";
import { enqueue } from "../outbox.ts";
import { accountSettings, disabledReasons } from "./account-settings.ts";
import { waitingChange } from "./email-change-row.ts";
import { agreedVersion } from "./consents.ts";
import type { Person, ProfileDetails } from "./person.ts";
import { photosOf } from "./photos.ts";
import { first, type MemberState } from "./state.ts";
import { totalsOf } from "./totals.ts";
import { balanceOf } from "./wallet.ts";

/** The account's row as it is stored. */
export type Account = {
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
  name: string;
  gender: "male" | "female";
  seeking: "male" | "female";
  date_of_birth: string;
  country: string;
  region: string;
  city: string;
  details: string;
  interests: string;
};

/** The member whose object this is, or undefined when nobody was made here. */
export function findAccount(sql: SqlStorage): Account | undefined {
  return first(sql.exec<Account>("SELECT * FROM account"));
}

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
  const { id, name, gender, seeking, date_of_birth, country, region, city } = account;
  const photo = photosOf(sql).find(({ status }) => status === "active") ?? null;
  return {
    id,
    name,
    gender,
    seeking,
    date_of_birth,
    country,
    region,
    city,
    main_image: photo,
    fictional: account.fictional === 1,
    interests: JSON.parse(account.interests) as string[],
    last_active: account.last_active,
  };
}

export function detailsOf(account: Account): ProfileDetails {
  return JSON.parse(account.details) as ProfileDetails;
}

/** user.php's answer (spec §3, User). */
export function userOf({ sql, env }: MemberState): User & { id: string } {
  const account = accountOf(sql);
  const { id, name, country, region, city, gender, seeking, date_of_birth } = account;
  const [photo = null] = photosOf(sql);
  const { light_mode, comfort_mode, time_zone } = accountSettings(sql);
  const { num_unread_messages, num_new_likes } = totalsOf(sql);
  const terms = agreedVersion(sql);
  return {
    id,
    status: account.status,
    credits: balanceOf(sql),
    paid_user: account.paid_user === 1,
    language: account.language,
    signup_date: instantOf(account.signup_date),
    notifications_disabled: disabledReasons(sql).map(({ reason }) => reason),
    light_mode,
    comfort_mode,
    time_zone: time_zone || null,
    terms_version: terms === undefined ? null : instantOf(terms),
    email: account.email,
    activation_mailed: activationMailed(sql),
    email_change: waitingChange(sql) ?? null,
    profile: {
      id,
      name,
      country,
      region,
      city,
      gender,
      seeking,
      date_of_birth,
      status: account.profile_status,
      main_image: signedImage({ photo, locked: false, secret: env.PHOTO_SECRET, now: clock.now() }),
    },
    num_unread_messages,
    num_new_likes,
  };
}

function activationMailed(sql: SqlStorage): string | null {
  const { at } = sql.exec<{ at: number | null }>("SELECT max(at) AS at FROM activation_mails").one();
  return at === null ? null : instantOf(at);
}

/** Tells the directory how the member appears now; nobody is listed before their address is confirmed (spec §4). */
export function announce(sql: SqlStorage): void {
  const account = accountOf(sql);
  if (account.profile_status !== "active") return;
  const id = `${account.id}/card/${nextNumber(sql)}`;
  enqueue(sql, { id, target: `directory:${account.country}`, kind: "card", payload: personOf(sql, account) });
}

/** The language of the account, and of its mails. Spec §7. */
export function setLanguage(sql: SqlStorage, language: Locale): Result {
  sql.exec("UPDATE account SET language = ?", language);
  return accept();
}
