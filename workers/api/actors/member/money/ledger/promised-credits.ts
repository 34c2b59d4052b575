import { grant } from "./wallet.ts";

/** What every member begins with, setting signup_credits of that moment; who has it gets nothing twice. */
export function grantSignupCredits(sql: SqlStorage, credits: number): void {
  grant(sql, { key: "signup", from: "site:signup", credits, kind: "signup" });
}

/** Credits that come once the address is confirmed; 0 when it is. Decision 0209. */
export function promisedTo(sql: SqlStorage): number {
  return sql.exec<{ credits: number }>("SELECT promised_credits AS credits FROM account").one().credits;
}

/** The address is confirmed. */
export function keepPromise(sql: SqlStorage): void {
  grantSignupCredits(sql, promisedTo(sql));
  sql.exec("UPDATE account SET promised_credits = 0");
}
