import { accept, type Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";
import { randomness } from "../../randomness.ts";
import { enqueue } from "../outbox.ts";
import type { Attempt } from "./attempt.ts";
import { ownerOf } from "./claims.ts";
import { countResetMail } from "./reset-mails.ts";

/** A mail leaves so many milliseconds after it was asked for: long enough that no answer is timed by it. */
const SOONEST = 1000;
const LATEST = 5000;

export interface ResetMailOrder extends Attempt {
  site: string;
  /** Id of an object without a member: it gets the event when no account has the address, so that both cases take as long. */
  decoy: string;
}

interface Payload {
  site: string;
  email: string;
}

/** Counts the mail and keeps that it was asked for, in the running transaction. Decisions 0087, 0126. */
export function askReset(sql: SqlStorage, { site, decoy, ...attempt }: ResetMailOrder): Result {
  const counted = countResetMail(sql, attempt);
  if (!counted.ok) return counted;
  if (!counted.value) return accept();
  const member = ownerOf(sql, attempt.email) ?? decoy;
  const payload: Payload = { site, email: attempt.email };
  const id = `reset/${randomness.token()}`;
  enqueue(
    sql,
    { id, target: `member:${member}`, kind: "reset_asked", payload },
    SOONEST + randomness.below(LATEST - SOONEST),
  );
  return accept();
}

/** Nobody has the address any more: what was asked for it is not sent. */
export function dropResets(sql: SqlStorage, email: string): void {
  sql.exec("DELETE FROM outbox WHERE json_extract(payload, '$.email') = ?", email);
}

/** What waits leaves with the next delivery. */
export function hurryResets(sql: SqlStorage): void {
  sql.exec("UPDATE outbox SET due = ?", clock.now());
}
