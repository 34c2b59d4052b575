import { clock } from "../../../clock.ts";
import { removePasskeys } from "../../../passkeys/passkey-rows.ts";
import { forgetAttempts } from "../attempts.ts";
import { forgetNetworks } from "../known-networks.ts";
import { forgetOperatorDevices } from "./operator-devices.ts";

/** Somebody of the site's staff; no member, and known by the address alone, whose keyed hash is `email`. */
export interface OperatorRow {
  email: string;
  /** A keyed hash of the address (internal/operators.ts); names them in the audit log and in what they work on. */
  id: string;
  name: string;
  password_hash: string;
}

/** What `list` says of an operator. */
export interface ListedOperator {
  id: string;
  name: string;
  /** Milliseconds. */
  created: number;
  /** How many there are. */
  passkeys: number;
}

/** How the tables of attempts and networks call an operator: counted apart from a member with the same address. */
export const operatorAccount = (email: string) => `operator/${email}`;

/** Makes an operator; at an address that has one already, that one gets another name and password, and no session or passkey stays. */
export function keepOperator(sql: SqlStorage, { email, id, name, password_hash }: OperatorRow): void {
  endAccess(sql, { email, id });
  sql.exec(
    `INSERT INTO operators (email, id, name, password_hash, created) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (email) DO UPDATE SET name = excluded.name, password_hash = excluded.password_hash`,
    email,
    id,
    name,
    password_hash,
    clock.now(),
  );
}

/** Whose address it is, if an operator's. */
export function findOperator(sql: SqlStorage, email: string): OperatorRow | undefined {
  return find(sql, "email = ?", email);
}

/** Whose id it is. */
export function findOperatorById(sql: SqlStorage, id: string): OperatorRow | undefined {
  return find(sql, "id = ?", id);
}

function find(sql: SqlStorage, where: "email = ?" | "id = ?", value: string): OperatorRow | undefined {
  const rows = sql.exec<OperatorRow & Record<string, SqlStorageValue>>(
    `SELECT email, id, name, password_hash FROM operators WHERE ${where}`,
    value,
  );
  return rows.toArray()[0];
}

/** The first made comes first. */
export function listOperators(sql: SqlStorage): ListedOperator[] {
  return sql
    .exec<ListedOperator & Record<string, SqlStorageValue>>(
      `SELECT id, name, created, (SELECT COUNT(*) FROM passkeys WHERE owner = operators.id) AS passkeys
       FROM operators ORDER BY created, id`,
    )
    .toArray();
}

/** Ends all that this operator may do, and forgets what was known of them here. Answers their name, if there is one. */
export function removeOperator(sql: SqlStorage, id: string): string | undefined {
  const [removed] = sql
    .exec<{ email: string; name: string }>("DELETE FROM operators WHERE id = ? RETURNING email, name", id)
    .toArray();
  if (!removed) return undefined;
  endAccess(sql, { email: removed.email, id });
  forgetAttempts(sql, operatorAccount(removed.email));
  forgetNetworks(sql, operatorAccount(removed.email));
  return removed.name;
}

/** Sessions, passkeys, codes that were mailed, and browsers that were known. */
function endAccess(sql: SqlStorage, { email, id }: Pick<OperatorRow, "email" | "id">): void {
  removePasskeys(sql, id);
  sql.exec("DELETE FROM operator_sessions WHERE email = ?", email);
  sql.exec("DELETE FROM operator_codes WHERE email = ?", email);
  forgetOperatorDevices(sql, email);
}
