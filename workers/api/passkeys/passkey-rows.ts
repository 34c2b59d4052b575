import type { Passkey } from "../../../app/contract/account/passkeys.ts";
import { accept, refuse, type Result } from "../../../app/domain/result.ts";
import { clock, instantOf } from "../clock.ts";
import { hashOf } from "../signature.ts";
import type { IssuedChallenge } from "./issued-challenge.ts";
import type { Credential } from "./verify-passkey.ts";

/** More devices than anybody has, and few enough to read through. */
const MOST_PASSKEYS = 10;

/** Where an actor keeps passkeys of several people; a member's own object has nobody else's, and `owner` is empty there. */
export const passkeysSchema = [
  `CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    last_used INTEGER
  )`,
  "CREATE INDEX passkeys_by_owner ON passkeys (owner, created)",
  "CREATE TABLE used_challenges (hash TEXT PRIMARY KEY, expires INTEGER NOT NULL)",
];

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
export function passkeysOf(sql: SqlStorage, owner: string): Passkey[] {
  return rowsOf(sql, owner).map(shown);
}

/** Those that a device need not offer again. */
export function credentialsOf(sql: SqlStorage, owner: string): Credential[] {
  return rowsOf(sql, owner).map(credentialOf);
}

/** As the library checks it. */
export function findCredential(sql: SqlStorage, owner: string, id: string): Credential | undefined {
  const [row] = sql.exec<Row>("SELECT * FROM passkeys WHERE id = ? AND owner = ?", id, owner).toArray();
  return row && credentialOf(row);
}

/** Stores a passkey that was verified, ten at most; in the running transaction. Whoever has it is to be told. */
export function keepPasskey(
  sql: SqlStorage,
  { owner, credential, issued, name }: { owner: string; credential: Credential; issued: IssuedChallenge; name: string },
): Result<Passkey> {
  if (rowsOf(sql, owner).length >= MOST_PASSKEYS) return refuse("passkey_refused");
  const { id, public_key, counter, transports } = credential;
  const isKnown = sql.exec("SELECT 1 FROM passkeys WHERE id = ?", id).toArray().length > 0;
  if (isKnown || !markUsed(sql, issued)) return refuse("passkey_refused");
  const row = sql
    .exec<Row>(
      `INSERT INTO passkeys (id, owner, public_key, counter, transports, name, created) VALUES (?, ?, ?, ?, ?, ?, ?)
       RETURNING *`,
      id,
      owner,
      public_key,
      counter,
      JSON.stringify(transports),
      name,
      clock.now(),
    )
    .one();
  return accept(shown(row));
}

/** Removes one, and answers what it was called; undefined when it was not there. */
export function removePasskey(sql: SqlStorage, owner: string, id: string): string | undefined {
  const [removed] = sql
    .exec<{ name: string }>("DELETE FROM passkeys WHERE id = ? AND owner = ? RETURNING name", id, owner)
    .toArray();
  return removed?.name;
}

/** All of them: whoever made one may have been somebody else. */
export function removePasskeys(sql: SqlStorage, owner: string): void {
  sql.exec("DELETE FROM passkeys WHERE owner = ?", owner);
}

/** A passkey's use that was verified, outside the transaction. */
export interface ProvenUse {
  credential: Credential;
  issued: IssuedChallenge;
  /** The device's new count. */
  count: number;
}

/**
 * Notes a use in the running transaction. False when the challenge was used before, or when the passkey has changed or gone since
 * it was read.
 */
export function notePasskeyUse(sql: SqlStorage, owner: string, { credential, issued, count }: ProvenUse): boolean {
  const now = findCredential(sql, owner, credential.id);
  if (now?.counter !== credential.counter || !markUsed(sql, issued)) return false;
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

function rowsOf(sql: SqlStorage, owner: string): Row[] {
  return sql.exec<Row>("SELECT * FROM passkeys WHERE owner = ? ORDER BY created DESC, id", owner).toArray();
}

function shown({ id, name, created, last_used }: Row): Passkey {
  return { id, name, created: instantOf(created), last_used: last_used === null ? null : instantOf(last_used) };
}

function credentialOf({ id, public_key, counter, transports }: Row): Credential {
  return { id, public_key, counter, transports: JSON.parse(transports) as string[] };
}
