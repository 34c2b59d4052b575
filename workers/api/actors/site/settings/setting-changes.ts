import type { SettingsGroup } from "../../../../../app/contract/operators/settings-groups.ts";
import type { FieldValue } from "../../../../../app/domain/site/judge-field.ts";
import { clock } from "../../../clock.ts";

/** Changes are only ever added: the history is the table. `fields`: JSON of `ChangedField`s; `at`: milliseconds. */
export const settingChangesSchema = [
  `CREATE TABLE setting_changes (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    "group" TEXT NOT NULL,
    fields TEXT NOT NULL,
    at INTEGER NOT NULL,
    operator TEXT NOT NULL,
    why TEXT NOT NULL
  )`,
  `CREATE INDEX setting_changes_by_group ON setting_changes ("group", number)`,
];

/** What a field was, and what it became. */
export interface ChangedField {
  field: string;
  before: FieldValue;
  after: FieldValue;
}

/** A change as it is stored. */
export interface StoredChange {
  number: number;
  at: number;
  operator: string;
  why: string;
  fields: ChangedField[];
}

type Row = Omit<StoredChange, "fields"> & { fields: string; group: SettingsGroup };

/** The latest hundred of a group, the latest first. */
export function changesOf(sql: SqlStorage, group: SettingsGroup): StoredChange[] {
  const query = `SELECT number, at, operator, why, fields FROM setting_changes WHERE "group" = ? ORDER BY number DESC LIMIT 100`;
  return sql.exec<Row>(query, group).toArray().map(stored);
}

/** By the key of its form. */
export function changeByKey(sql: SqlStorage, key: string): (StoredChange & { group: SettingsGroup }) | undefined {
  const row = sql.exec<Row>("SELECT * FROM setting_changes WHERE key = ?", key).toArray()[0];
  return row && { ...stored(row), group: row.group };
}

interface NewChange {
  key: string;
  group: SettingsGroup;
  fields: ChangedField[];
  operator: string;
  why: string;
}

/** Adds one; answers its number. */
export function addChange(sql: SqlStorage, { key, group, fields, operator, why }: NewChange): number {
  const insert = `INSERT INTO setting_changes (key, "group", fields, at, operator, why) VALUES (?, ?, ?, ?, ?, ?) RETURNING number`;
  return sql.exec<{ number: number }>(insert, key, group, JSON.stringify(fields), clock.now(), operator, why).one()
    .number;
}

function stored({ number, at, operator, why, fields }: Row): StoredChange {
  return { number, at, operator, why, fields: JSON.parse(fields) as ChangedField[] };
}
