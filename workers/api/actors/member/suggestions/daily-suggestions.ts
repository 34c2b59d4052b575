import { accountOf } from "../account/account.ts";
import { keepIds } from "./kept-ids.ts";
import { membersDay } from "./members-day.ts";

/** Who was chosen for today; undefined when that has not been done yet. */
export function chosenToday(sql: SqlStorage): string[] | undefined {
  const account = accountOf(sql);
  if (account.suggested_on !== membersDay(account).day) return undefined;
  return sql
    .exec<{ other: string }>("SELECT other FROM suggestions ORDER BY position")
    .toArray()
    .map(({ other }) => other);
}

/** Keeps who was chosen for today, in the place of who was before; of two devices the first one chooses. */
export function chooseForToday(sql: SqlStorage, others: readonly string[]): string[] {
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
