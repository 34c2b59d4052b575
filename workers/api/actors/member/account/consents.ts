import type { Consent } from "../../../../../app/contract/account/consents.ts";
import { clock, instantOf } from "../../../clock.ts";
import { first } from "../engine/state.ts";

/** What was agreed to at sign-up. */
export interface GivenConsents {
  /** When, milliseconds. */
  at: number;
  /** Of terms and privacy statement (spec §9), milliseconds. */
  version: number;
  /** Wants news and promotions. */
  news?: boolean;
}

/** Terms and privacy statement are one version; sensitive is special-category data (design §8). */
export function recordConsents(sql: SqlStorage, { at, version, news = false }: GivenConsents): void {
  record(sql, { kind: "terms", version, at });
  record(sql, { kind: "privacy", version, at });
  record(sql, { kind: "sensitive", at });
  if (news) record(sql, { kind: "news", at });
}

/** Agrees to a new version; to the same one again nothing is added. */
export function giveConsent(sql: SqlStorage, version: number): void {
  if (agreedVersion(sql) === version) return;
  for (const kind of ["terms", "privacy"] as const) record(sql, { kind, version, at: clock.now() });
}

/** The version of terms and privacy statement that was agreed to last, in milliseconds, as SQL; NULL for none. */
export const AGREED_VERSION =
  "SELECT version FROM consents WHERE kind = 'terms' AND given = 1 ORDER BY position DESC LIMIT 1";

/** The version of the terms that the member agreed to last, in milliseconds. */
export function agreedVersion(sql: SqlStorage): number | undefined {
  return first(sql.exec<{ version: number | null }>(AGREED_VERSION))?.version ?? undefined;
}

/** Newest first. */
export function listConsents(sql: SqlStorage): Consent[] {
  return sql
    .exec<{ kind: Consent["kind"]; version: number | null; at: number; given: number }>(
      "SELECT kind, version, at, given FROM consents ORDER BY position DESC",
    )
    .toArray()
    .map(({ kind, version, at, given }) => ({
      kind,
      version: version === null ? null : instantOf(version),
      at: instantOf(at),
      given: given === 1,
    }));
}

function record(sql: SqlStorage, consent: { kind: Consent["kind"]; version?: number; at: number }): void {
  sql.exec(
    "INSERT INTO consents (kind, version, at, given) VALUES (?, ?, ?, 1)",
    consent.kind,
    consent.version ?? null,
    consent.at,
  );
}
