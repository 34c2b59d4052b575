import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { randomness } from "../../../randomness.ts";
import { hashOf, sameText, sign } from "../../../signature.ts";
import type { Attempt } from "../attempt.ts";

/** Milliseconds; also how long a mail with a code may be on its way. */
export const CODE_LIFETIME = 10 * 60_000;
const TRIES = 5;

interface Row {
  [column: string]: SqlStorageValue;
  attempt: string;
  code: string;
  tries: number;
  expires: number;
}

/** A code of six digits for whoever knew the password; only a keyed hash of it is kept. In the running transaction. */
export function issueCode(
  sql: SqlStorage,
  { secret, attempt, email }: { secret: string; attempt: Attempt; email: string },
): { challenge: string; code: string } {
  sql.exec("DELETE FROM operator_codes WHERE expires <= ?", clock.now());
  const challenge = randomness.token();
  const code = String(randomness.below(1_000_000)).padStart(6, "0");
  sql.exec(
    "INSERT INTO operator_codes (challenge, email, attempt, code, tries, expires) VALUES (?, ?, ?, ?, 0, ?)",
    hashOf(challenge),
    email,
    JSON.stringify(attempt),
    sign(secret, "operator-code", challenge, code),
    clock.now() + CODE_LIFETIME,
  );
  return { challenge, code };
}

/** Uses a code up: the right one once, wrong ones `TRIES` times. Answers the attempt that it ends, and whose it is. */
export function useCode(
  sql: SqlStorage,
  { secret, challenge, code }: { secret: string; challenge: string; code: string },
): Result<{ email: string; attempt: Attempt }> {
  const id = hashOf(challenge);
  const [row] = sql
    .exec<Row & { email: string }>(
      "SELECT email, attempt, code, tries, expires FROM operator_codes WHERE challenge = ?",
      id,
    )
    .toArray();
  if (!row || row.expires <= clock.now()) return refuse("code_expired");
  const isRight = sameText(row.code, sign(secret, "operator-code", challenge, code));
  if (isRight || row.tries + 1 >= TRIES) sql.exec("DELETE FROM operator_codes WHERE challenge = ?", id);
  else sql.exec("UPDATE operator_codes SET tries = tries + 1 WHERE challenge = ?", id);
  if (isRight) return accept({ email: row.email, attempt: JSON.parse(row.attempt) as Attempt });
  return refuse(row.tries + 1 >= TRIES ? "code_expired" : "code_wrong");
}
