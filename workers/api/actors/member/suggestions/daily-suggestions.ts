import { accountOf } from "../account/account.ts";
import { accountSettings } from "../account/account-settings.ts";
import { keepIds } from "./kept-ids.ts";
import { membersDay } from "./members-day.ts";

/** Who was chosen for today; undefined when that has not been done yet. */
export function chosenToday(sql: SqlStorage): string[] | undefined {
  const account = accountOf(sql);
  return account.suggested_on === membersDay(account).day ? lastChosen(sql) : undefined;
}

/** Who was chosen last, for today or an earlier day. */
export function lastChosen(sql: SqlStorage): string[] {
  return sql
    .exec<{ other: string }>("SELECT other FROM suggestions ORDER BY position")
    .toArray()
    .map(({ other }) => other);
}

/**
 * The member wants no suggestions any more, or lives elsewhere: who was chosen is no list any longer. That an id was kept stays in `kept_ids`, so that
 * an erasure finds it.
 */
export function forgetChosen(sql: SqlStorage): void {
  sql.exec("DELETE FROM suggestions");
  sql.exec("UPDATE account SET suggested_on = ''");
}

/** Keeps who was chosen for today, in the place of who was before; of two devices the first one chooses. Nobody, once they are switched off. */
export function chooseForToday(sql: SqlStorage, others: readonly string[]): string[] {
  if (!accountSettings(sql).suggestions) return [];
  const earlier = chosenToday(sql);
  if (earlier) return earlier;
  const { day } = membersDay(accountOf(sql));
  sql.exec("DELETE FROM suggestions");
  for (const [position, other] of others.entries())
    sql.exec("INSERT INTO suggestions (other, position, day) VALUES (?, ?, ?)", other, position, day);
  sql.exec("UPDATE account SET suggested_on = ?", day);
  keepIds(sql, others);
  return [...others];
}
