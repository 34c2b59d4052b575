import type { Locale } from "../../../../../app/contract/locales.ts";
import { clock } from "../../../clock.ts";

/** Versions are only ever added, a withdrawal too: the history is the table. `at`: milliseconds. The text is last, so that lists need not read it. */
export const pageVersionsSchema = [
  `CREATE TABLE page_versions (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT UNIQUE,
    token TEXT NOT NULL,
    language TEXT NOT NULL,
    version INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('published', 'withdrawn')),
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    operator TEXT NOT NULL,
    at INTEGER NOT NULL,
    why TEXT NOT NULL,
    markdown TEXT NOT NULL,
    UNIQUE (token, language, version)
  )`,
];

/** A version without its text. */
export interface PageVersionRow {
  number: number;
  token: string;
  language: Locale;
  version: number;
  state: "published" | "withdrawn";
  title: string;
  operator: string;
  at: number;
  why: string;
}

/** What a page says. */
export interface StoredText {
  title: string;
  description: string;
  markdown: string;
}

/** A version with its text. */
export type WholeVersion = PageVersionRow & StoredText;

/** What is given to add one; a withdrawal has no key. */
export type NewVersion = Omit<WholeVersion, "number" | "at"> & { key: string | null };

type PageRow = WholeVersion & Record<string, SqlStorageValue>;

const LISTED = "number, token, language, version, state, title, operator, at, why";
const WHOLE = `${LISTED}, description, markdown`;

const LATEST = `NOT EXISTS (SELECT 1 FROM page_versions AS later
  WHERE later.token = one.token AND later.language = one.language AND later.version > one.version)`;

/** The latest version of every page in every language, by token and language. */
export function latestVersions(sql: SqlStorage): PageVersionRow[] {
  const query = `SELECT ${LISTED} FROM page_versions AS one WHERE ${LATEST} ORDER BY token, language`;
  return sql.exec<PageVersionRow & Record<string, SqlStorageValue>>(query).toArray();
}

/** By token the number of its latest change, of those that are published in some language. */
export function pageRevisions(sql: SqlStorage): Record<string, number> {
  const query = `SELECT token, (SELECT max(number) FROM page_versions AS any WHERE any.token = one.token) AS revision
    FROM page_versions AS one WHERE state = 'published' AND ${LATEST} GROUP BY token ORDER BY token`;
  const rows = sql.exec<{ token: string; revision: number }>(query).toArray();
  return Object.fromEntries(rows.map(({ token, revision }) => [token, revision]));
}

/** The languages in which a page is published now, in the order of their codes. */
export function publishedLanguages(sql: SqlStorage, token: string): Locale[] {
  const query = `SELECT language FROM page_versions AS one
    WHERE token = ? AND state = 'published' AND ${LATEST} ORDER BY language`;
  const rows = sql.exec<{ language: Locale }>(query, token).toArray();
  return rows.map(({ language }) => language);
}

/** All versions in one language, the latest first. */
export function versionsOf(sql: SqlStorage, token: string, language: Locale): PageVersionRow[] {
  const query = `SELECT ${LISTED} FROM page_versions WHERE token = ? AND language = ? ORDER BY version DESC`;
  return sql.exec<PageVersionRow & Record<string, SqlStorageValue>>(query, token, language).toArray();
}

/** One version with its text; without `version` the latest. */
export function findVersion(
  sql: SqlStorage,
  { token, language, version }: { token: string; language: Locale; version?: number | undefined },
): WholeVersion | undefined {
  const query = `SELECT ${WHOLE} FROM page_versions
    WHERE token = ? AND language = ? AND version = coalesce(?, version) ORDER BY version DESC LIMIT 1`;
  return sql.exec<PageRow>(query, token, language, version ?? null).toArray()[0];
}

/** By the key of its form. */
export function versionByKey(sql: SqlStorage, key: string): WholeVersion | undefined {
  return sql.exec<PageRow>(`SELECT ${WHOLE} FROM page_versions WHERE key = ?`, key).toArray()[0];
}

/** Adds one. */
export function addVersion(sql: SqlStorage, row: NewVersion): void {
  const { key, token, language, version, state, title, description, markdown, operator, why } = row;
  sql.exec(
    `INSERT INTO page_versions (key, token, language, version, state, title, description, operator, at, why, markdown)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    key,
    token,
    language,
    version,
    state,
    title,
    description,
    operator,
    clock.now(),
    why,
    markdown,
  );
}
