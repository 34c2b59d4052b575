import { clock } from "../../../clock.ts";
import { forgetOperatorDevices } from "./operator-devices.ts";

/** Somebody of the site's staff; no member, and known by the address alone, whose keyed hash is `email`. */
export interface OperatorRow {
  email: string;
  /** A keyed hash of the address (internal/operator.ts); names them in the audit log and in what they work on. */
  id: string;
  name: string;
  password_hash: string;
}

/** Makes an operator; at an address that has one already, that one gets another name and password, and is signed out everywhere. */
export function keepOperator(sql: SqlStorage, { email, id, name, password_hash }: OperatorRow): void {
  sql.exec("DELETE FROM operator_sessions WHERE email = ?", email);
  sql.exec("DELETE FROM operator_codes WHERE email = ?", email);
  forgetOperatorDevices(sql, email);
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
  const rows = sql.exec<OperatorRow & Record<string, SqlStorageValue>>(
    "SELECT email, id, name, password_hash FROM operators WHERE email = ?",
    email,
  );
  return rows.toArray()[0];
}
