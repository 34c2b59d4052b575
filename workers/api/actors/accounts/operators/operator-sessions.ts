import type { Operator } from "../../../../../app/contract/operators/operators.ts";
import { clock } from "../../../clock.ts";
import { randomness } from "../../../randomness.ts";
import { hashOf } from "../../../signature.ts";
import type { OperatorRow } from "./operator-rows.ts";

/** Milliseconds. It is not prolonged by what is done in it. */
const OPERATOR_SESSION = 8 * 60 * 60_000;

/** Which passkey a session began with; null for password and code. */
export const sessionPasskeySchema = ["ALTER TABLE operator_sessions ADD COLUMN passkey TEXT"];

/** Starts a session and answers its token; `passkey`: what it begins with. In the running transaction. */
export function startOperatorSession(sql: SqlStorage, email: string, passkey?: string): string {
  sql.exec("DELETE FROM operator_sessions WHERE expires <= ?", clock.now());
  const token = randomness.token();
  sql.exec(
    "INSERT INTO operator_sessions (token, email, expires, passkey) VALUES (?, ?, ?, ?)",
    hashOf(token),
    email,
    clock.now() + OPERATOR_SESSION,
    passkey ?? null,
  );
  return token;
}

/** Whose session it is, while it lasts. */
export function operatorOf(sql: SqlStorage, token: string): Operator | undefined {
  const row = operatorRowOf(sql, token);
  return row && { id: row.id, name: row.name };
}

/** The same, with what is kept of them. */
export function operatorRowOf(sql: SqlStorage, token: string): OperatorRow | undefined {
  const [row] = sql
    .exec<OperatorRow & Record<string, SqlStorageValue>>(
      `SELECT email, id, name, password_hash FROM operator_sessions JOIN operators USING (email)
       WHERE token = ? AND expires > ?`,
      hashOf(token),
      clock.now(),
    )
    .toArray();
  return row;
}

/** Harmless when there is none. */
export function endOperatorSession(sql: SqlStorage, token: string): void {
  sql.exec("DELETE FROM operator_sessions WHERE token = ?", hashOf(token));
}

/** Ends the sessions that began with this passkey, but for the one of the token `except`. */
export function endSessionsOfPasskey(sql: SqlStorage, { passkey, except }: { passkey: string; except: string }): void {
  sql.exec("DELETE FROM operator_sessions WHERE passkey = ? AND token <> ?", passkey, hashOf(except));
}
