import { ageOn } from "../../../../../../app/domain/account/age.ts";
import { LIKED_BACK_A_DAY } from "../../../../../../app/domain/account/limits.ts";
import { wantedAges } from "../../../../../../app/domain/account/wanted-ages.ts";
import { DAY_MS, utcDay } from "../../../../../../app/domain/locale/day.ts";
import { agesToStart, firstNiche } from "../../../../../../app/domain/site/niches.ts";
import { clock } from "../../../../clock.ts";
import { type Account, accountOf } from "../../account/account.ts";
import { settingsIn } from "../../account/account-settings.ts";
import { lookingForIn } from "../../account/looking-for.ts";
import { first } from "../../engine/state.ts";
import { isHidden } from "../../standing/hidden.ts";
import { hidesMember } from "../blocks/hidden-members.ts";
import type { Person } from "../person.ts";

/**
 * `switch_at`: when the member's switch liked somebody back (milliseconds), or 0 where the member took a like back: then their switch
 * leaves it so. `by_switch`: the other one's like came from theirs. `told`: 1, some page told the member of it.
 */
export const likeBackSchema = [
  "ALTER TABLE likes ADD COLUMN switch_at INTEGER",
  "ALTER TABLE likes ADD COLUMN by_switch INTEGER NOT NULL DEFAULT 0",
  "ALTER TABLE likes ADD COLUMN told INTEGER NOT NULL DEFAULT 0",
];

/**
 * Does the member like somebody back who just liked them? Only who switched that on, or an operator for a fictional profile; only
 * who fits what they look for, once for each person and a few times a day (decision 0183).
 */
export function likesBack(sql: SqlStorage, person: Person): boolean {
  const account = accountOf(sql);
  return (
    lookingForIn(account).like_back && isThere(sql, account) && fits(account, person) && mayBySwitch(sql, person.id)
  );
}

/** Not while nobody finds them: paused, not active yet, suspended, leaving, retired. */
function isThere(sql: SqlStorage, account: Account): boolean {
  const isShown = account.profile_status === "active" && !settingsIn(account).paused;
  return isShown && account.retired_at === null && !isHidden(sql);
}

/** Would their own search begin with this person, on a site that is still about what its name says? The other one has to seek somebody like them, too. */
function fits(account: Account, { gender, seeking, country, region, date_of_birth }: Person): boolean {
  const { regions, ...ages } = lookingForIn(account);
  const today = utcDay(clock.now());
  const site = agesToStart({ niche: firstNiche(account.site) }, account.seeking);
  const { min, max } = wantedAges(ages, { born: account.date_of_birth, today, site });
  const age = ageOn(date_of_birth, today);
  return (
    gender === account.seeking &&
    seeking === account.gender &&
    country === account.country &&
    (regions.length === 0 || regions.includes(region)) &&
    age >= min &&
    age <= max
  );
}

/** Not whom they do not want to be shown again, nor twice, nor without measure. */
function mayBySwitch(sql: SqlStorage, other: string): boolean {
  if (hidesMember(sql, other)) return false;
  const like = first(
    sql.exec<{ given_at: number | null; switch_at: number | null }>(
      "SELECT given_at, switch_at FROM likes WHERE other = ?",
      other,
    ),
  );
  if (like && (like.given_at !== null || like.switch_at !== null)) return false;
  const since = clock.now() - DAY_MS;
  const { given } = sql.exec<{ given: number }>("SELECT count(*) AS given FROM likes WHERE switch_at > ?", since).one();
  return given < LIKED_BACK_A_DAY;
}
