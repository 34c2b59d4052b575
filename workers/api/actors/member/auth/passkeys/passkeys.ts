import type { Passkey } from "../../../../../../app/contract/passkeys.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";
import type { Credential } from "../../../../passkeys/verify-passkey.ts";
import type { IssuedChallenge } from "../../../../passkeys/issued-challenge.ts";
import { hashOf } from "../../../../signature.ts";
import { accountOf } from "../../account/account.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { first, type MemberState } from "../../engine/state.ts";

/** More devices than anybody has, and few enough to read through. */
const MOST_PASSKEYS = 10;

type Row = {
  id: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created: number;
  last_used: number | null;
};

/** The newest first. */
export function passkeysOf(sql: SqlStorage): Passkey[] {
  return sql.exec<Row>("SELECT * FROM passkeys ORDER BY created DESC, id").toArray().map(shown);
}

/** As the library checks it. */
export function findCredential(sql: SqlStorage, id: string): Credential | undefined {
  const row = first(sql.exec<Row>("SELECT * FROM passkeys WHERE id = ?", id));
  return row && credentialOf(row);
}

/** Those that a device need not offer again. */
export function credentialsOf(sql: SqlStorage): Credential[] {
  return sql.exec<Row>("SELECT * FROM passkeys").toArray().map(credentialOf);
}

/** Only at a confirmed address: else it would outlive the real owner's activation of an account that is not theirs. */
export function mayMakePasskeys(sql: SqlStorage): boolean {
  return accountOf(sql).status === "confirmed";
}

/** Stores a passkey that was verified, and tells the member by mail: it is a new way into their account. */
export function keepPasskey(
  state: MemberState,
  { credential, issued, name }: { credential: Credential; issued: IssuedChallenge; name: string },
): Result<Passkey> {
  const { sql, env } = state;
  if (!mayMakePasskeys(sql)) return refuse("passkey_refused");
  const { count } = sql.exec<{ count: number }>("SELECT count(*) AS count FROM passkeys").one();
  if (count >= MOST_PASSKEYS || findCredential(sql, credential.id)) return refuse("passkey_refused");
  if (!markUsed(sql, issued)) return refuse("passkey_refused");
  const { id, public_key, counter, transports } = credential;
  const row = sql
    .exec<Row>(
      `INSERT INTO passkeys (id, public_key, counter, transports, name, created) VALUES (?, ?, ?, ?, ?, ?)
       RETURNING *`,
      id,
      public_key,
      counter,
      JSON.stringify(transports),
      name,
      clock.now(),
    )
    .one();
  enqueueMail(state, {
    kind: "passkey_added",
    contents: { passkey: name, link: `${env.PUBLIC_ORIGIN}/profile/passkeys` },
  });
  return accept(shown(row));
}

/** Removes one; accepted too when it was removed before. */
export function removePasskey(sql: SqlStorage, id: string): Result {
  sql.exec("DELETE FROM passkeys WHERE id = ?", id);
  return accept();
}

/** All of them: whoever made one may have been somebody else. */
export function removePasskeys(sql: SqlStorage): void {
  sql.exec("DELETE FROM passkeys");
}

/**
 * Notes a use that was verified against `credential`. False when the challenge was used before, or when the passkey has
 * changed or gone since it was read: it is verified outside the transaction.
 */
export function usePasskey(
  sql: SqlStorage,
  { credential, issued, count }: { credential: Credential; issued: IssuedChallenge; count: number },
): boolean {
  if (findCredential(sql, credential.id)?.counter !== credential.counter || !markUsed(sql, issued)) return false;
  sql.exec("UPDATE passkeys SET counter = ?, last_used = ? WHERE id = ?", count, clock.now(), credential.id);
  return true;
}

/** A challenge is used once; its hash is stored until it has expired. False when it was used before. */
function markUsed(sql: SqlStorage, { challenge, expires }: IssuedChallenge): boolean {
  sql.exec("DELETE FROM used_challenges WHERE expires <= ?", clock.now());
  const added = sql.exec(
    "INSERT OR IGNORE INTO used_challenges (hash, expires) VALUES (?, ?) RETURNING hash",
    hashOf(challenge),
    expires,
  );
  return added.toArray().length > 0;
}

function shown({ id, name, created, last_used }: Row): Passkey {
  return { id, name, created: instantOf(created), last_used: last_used === null ? null : instantOf(last_used) };
}

function credentialOf({ id, public_key, counter, transports }: Row): Credential {
  return { id, public_key, counter, transports: JSON.parse(transports) as string[] };
}
