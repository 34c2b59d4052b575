import type { Creditor, Mandate, MandateData } from "../../../../../../app/contract/money/direct-debit.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { readableSigns } from "../../../../readable-signs.ts";
import { tellMandateEnded } from "./hand-over.ts";
import { first } from "../../engine/state.ts";
import { MANDATE_WORDS } from "./schema.ts";

export type MandateRow = MandateData & {
  mandate_id: string;
  /** At the banks, at most 35 signs of SEPA's. */
  reference: string;
  creditor: string;
  signed_at: number;
  revoked_at: number | null;
  provider_ref: string | null;
};

/** One of the member's, as it is stored. */
export function findMandate(sql: SqlStorage, id: string): MandateRow | undefined {
  return first(sql.exec<MandateRow>("SELECT * FROM mandates WHERE mandate_id = ?", id));
}

/** The one that may be collected by. */
export function activeMandate(sql: SqlStorage): MandateRow | undefined {
  return first(sql.exec<MandateRow>("SELECT * FROM mandates WHERE revoked_at IS NULL"));
}

/** The newest first. */
export function listMandates(sql: SqlStorage): Mandate[] {
  return sql.exec<MandateRow>("SELECT * FROM mandates ORDER BY signed_at DESC, mandate_id").toArray().map(mandateOf);
}

/** Gives a mandate, with a reference of its own; it takes the place of the one before. */
export function giveMandate(
  sql: SqlStorage,
  { creditor, ...given }: MandateData & { mandate_id: string; creditor: Creditor },
): MandateRow {
  const before = activeMandate(sql);
  if (before) endMandate(sql, before.mandate_id);
  sql.exec(
    `INSERT INTO mandates
       (mandate_id, reference, account_holder, iban, street, house_number, zip, city, phone, creditor, signed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    given.mandate_id,
    newReference(),
    ...MANDATE_WORDS.map((name) => given[name]),
    JSON.stringify(creditor),
    clock.now(),
  );
  const row = findMandate(sql, given.mandate_id);
  if (!row) throw new Error("the mandate was not stored");
  return row;
}

/** From now on nothing is collected by it. */
export function endMandate(sql: SqlStorage, id: string): void {
  sql.exec("UPDATE mandates SET revoked_at = ? WHERE mandate_id = ? AND revoked_at IS NULL", clock.now(), id);
  tellMandateEnded(sql, id);
}

/** How the provider knows it. */
export function noteProvider(sql: SqlStorage, id: string, ref: string): void {
  sql.exec("UPDATE mandates SET provider_ref = ? WHERE mandate_id = ?", ref, id);
}

/** Like `PW-7KQ4-M2XD-9HTR`: 60 bits, so no two are alike. */
function newReference(): string {
  const signs = readableSigns(12);
  return `PW-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

/** As the contract says it: of the account only its end. */
export function mandateOf({ mandate_id, reference, account_holder, iban, signed_at, revoked_at }: MandateRow): Mandate {
  return {
    mandate_id,
    reference,
    account_holder,
    iban_end: ibanEnd(iban),
    status: revoked_at === null ? "active" : "revoked",
    signed_at: instantOf(signed_at),
    revoked_at: revoked_at === null ? null : instantOf(revoked_at),
  };
}

/** Its last four signs: enough to know one's own account by. */
export function ibanEnd(iban: string): string {
  return iban.slice(-4);
}
