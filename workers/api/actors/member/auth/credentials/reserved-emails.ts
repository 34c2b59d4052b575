import { clock } from "../../../../clock.ts";
import { accountOf } from "../../account/account.ts";
import type { Job } from "../../engine/job.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import { tellAccounts } from "./account-claim.ts";
import type { MemberState } from "../../engine/state.ts";

/** An address that the member left stays theirs until its undo link has expired (milliseconds). */
export function reserveEmail(sql: SqlStorage, email: string, until: number): void {
  sql.exec("INSERT OR REPLACE INTO reserved_emails (email, until) VALUES (?, ?)", email, until);
}

/** The account is at this address from now on; it was claimed before. */
export function moveTo(state: MemberState, email: string): void {
  state.sql.exec("UPDATE account SET email = ?", email);
  state.sql.exec("DELETE FROM reserved_emails WHERE email = ?", email);
  tellAccounts(state, "created", email);
}

/** Gives addresses back whose undo link has expired. */
export const reservedEmailJob: Job<MemberEngine> = {
  next: "SELECT min(until) FROM reserved_emails",
  async run(engine) {
    engine.act(giveBack);
  },
};

function giveBack(state: MemberState): void {
  const { sql } = state;
  const over = sql.exec<{ email: string }>("DELETE FROM reserved_emails WHERE until <= ? RETURNING email", clock.now());
  for (const { email } of over.toArray()) if (email !== accountOf(sql).email) tellAccounts(state, "released", email);
}
