import { clock } from "../../../clock.ts";
import { randomness } from "../../../randomness.ts";
import { hashOf } from "../../../signature.ts";
import { accountOf } from "../account/account.ts";
import { first, type MemberState } from "../engine/state.ts";

/** What a link in a mail may do, once. */
export type LinkPurpose = "reset" | "email_change" | "undo_email" | "undo_password" | "restore";

/** A link that has not expired. */
export interface FoundLink {
  hash: string;
  /** Milliseconds. */
  created: number;
  /** What was kept with it. */
  data: Record<string, string>;
  used: boolean;
}

interface LinkOrder {
  purpose: LinkPurpose;
  /** Milliseconds. */
  lifetime: number;
  data?: Record<string, string>;
}

/** A new link's secret; only its hash is kept. Expired ones go. */
export function mintLink(sql: SqlStorage, { purpose, lifetime, data = {} }: LinkOrder): string {
  const token = randomness.token();
  const now = clock.now();
  sql.exec("DELETE FROM links WHERE expires <= ?", now);
  sql.exec(
    "INSERT INTO links (hash, purpose, data, created, expires) VALUES (?, ?, ?, ?, ?)",
    hashOf(token),
    purpose,
    JSON.stringify(data),
    now,
    now + lifetime,
  );
  return token;
}

/** The whole address of a link, for a mail: the page at `path` asks, its button acts. */
export function linkAddress({ sql, env }: MemberState, path: string, token: string): string {
  return `${env.PUBLIC_ORIGIN}${path}?id=${accountOf(sql).id}&token=${token}`;
}

/** The link that this secret belongs to, used or not; undefined when it is forged, expired or for something else. */
export function findLink(sql: SqlStorage, purpose: LinkPurpose, token: string): FoundLink | undefined {
  const row = first(
    sql.exec<{ hash: string; created: number; data: string; used: number }>(
      "SELECT hash, created, data, used FROM links WHERE hash = ? AND purpose = ? AND expires > ?",
      hashOf(token),
      purpose,
      clock.now(),
    ),
  );
  return row && { ...row, data: JSON.parse(row.data) as Record<string, string>, used: row.used === 1 };
}

/** The link works no longer; its row stays, so that its page can say so. */
export function markUsed(sql: SqlStorage, { hash }: FoundLink): void {
  sql.exec("UPDATE links SET used = 1 WHERE hash = ?", hash);
}

/** Links of these purposes that were made after this one work no longer. */
export function dropLaterLinks(sql: SqlStorage, { hash }: FoundLink, purposes: readonly LinkPurpose[]): void {
  sql.exec(
    `DELETE FROM links WHERE purpose IN (SELECT value FROM json_each(?))
     AND rowid > (SELECT rowid FROM links WHERE hash = ?)`,
    JSON.stringify(purposes),
    hash,
  );
}

/** Links of this purpose work no longer. */
export function dropLinks(sql: SqlStorage, purpose: LinkPurpose): void {
  sql.exec("DELETE FROM links WHERE purpose = ?", purpose);
}
