import { clock } from "../../../../clock.ts";
import { log } from "../../../../log.ts";
import { first } from "../../engine/state.ts";
import type { FoundPayment, PaymentProvider, ProviderPayment } from "../../../../providers/payment/payment-provider.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The pauses between the questions; the last one again and again, until the provider gives an end state. Decision 0095. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 12 * HOUR, DAY];

/** A payment that is open for so long is one for people to look at: every further question is logged as an error. */
const TOO_LONG = 30 * DAY;

type Open = { payment_id: string; provider_ref: string | null; checks: number; created_at: number };

/** When a payment that was just started is asked after. */
export function firstCheck(): number {
  return clock.now() + pause(0);
}

/** When the next payment wants asking (a job's `next`). */
export const NEXT_CHECK = "SELECT min(check_at) FROM payments WHERE check_at IS NOT NULL";

const DUE = "SELECT payment_id, provider_ref, checks, created_at FROM payments WHERE check_at <= ?";

interface Checks {
  sql: SqlStorage;
  /** Who has the payment of this reference; null: with whom one without begins today. */
  provider: (ref: string | null) => PaymentProvider;
  /** Whose payments these are: what the provider says of anybody else's settles nothing here. */
  owner: { id: string; site: string };
  /** How a payment stands. */
  settle(known: ProviderPayment): void;
  /** It began, and the answer that said so was lost. */
  attach(payment: Pick<FoundPayment, "payment_id" | "checkout_url" | "mandate_ref"> & { provider_ref: string }): void;
  /** It never began. */
  fail(payment_id: string): void;
}

/**
 * Asks the provider after every open payment whose time has come: a lost webhook costs nobody their credits, and a
 * creation whose answer was lost does not stay open. No answer means: again later, however often.
 */
export async function checkPayments(work: Checks): Promise<void> {
  for (const { payment_id } of work.sql.exec<Open>(DUE, clock.now()).toArray()) {
    // As it stands now: while another one was asked after, this one may have come to its end.
    const open = first(work.sql.exec<Open>(`${DUE} AND payment_id = ?`, clock.now(), payment_id));
    if (!open) continue;
    postpone(work.sql, open);
    try {
      await (open.provider_ref === null ? askWhetherBegun(work, open) : ask(work, open, open.provider_ref));
    } catch (failure) {
      log({ level: "warn", event: "payment_check_failed", payment: open.payment_id, failure: String(failure) });
    }
  }
}

async function ask({ provider, owner, settle }: Checks, { payment_id }: Open, ref: string): Promise<void> {
  const known = await provider(ref).fetch(ref);
  if (known && isOf(owner, payment_id, known)) settle(known);
}

async function askWhetherBegun({ provider, owner, ...work }: Checks, { payment_id, created_at }: Open): Promise<void> {
  const known = await provider(null).find({ payment_id, member: owner.id, site: owner.site, since: created_at });
  if (!known) return work.fail(payment_id);
  if (!isOf(owner, payment_id, known)) return;
  const { ref: provider_ref, checkout_url, mandate_ref } = known;
  work.attach({ payment_id, provider_ref, checkout_url, mandate_ref });
  work.settle(known);
}

function postpone(sql: SqlStorage, { payment_id, checks, created_at }: Open): void {
  const at = clock.now() + pause(checks + 1);
  sql.exec("UPDATE payments SET checks = checks + 1, check_at = ? WHERE payment_id = ?", at, payment_id);
  const days = Math.floor((clock.now() - created_at) / DAY);
  if (days * DAY >= TOO_LONG) log({ level: "error", event: "payment_still_open", payment: payment_id, days });
}

function pause(checks: number): number {
  return PAUSES[Math.min(checks, PAUSES.length - 1)] ?? DAY;
}

function isOf(owner: { id: string; site: string }, payment_id: string, known: ProviderPayment): boolean {
  return known.payment_id === payment_id && known.member === owner.id && known.site === owner.site;
}
