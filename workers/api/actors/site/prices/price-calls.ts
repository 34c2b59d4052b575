import { RpcTarget } from "cloudflare:workers";
import type { DatedPrices } from "../../../../../app/domain/prices/price-list.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { type Actor, writeAudit } from "../operators/audit/audit.ts";
import {
  addPrices,
  currentPrices,
  findPrices,
  markWithdrawn,
  type NewPrices,
  pricesByKey,
  pricesOfCountry,
  type StoredPrices,
} from "./price-lists.ts";

/**
 * A list begins so long after it was made at the earliest, in milliseconds: longer than anybody keeps the lists (`current-prices.ts`), so that at
 * each moment the whole site has one price. So it cannot be withdrawn in its last moments either. Decision 0231.
 */
export const PRICES_LEAD = 30_000;

/** What an operator does with a list, and why. */
interface PriceAct {
  operator: Actor;
  why: string;
}

/** A list to be; without `from_at` it begins as soon as it can. `seen`: the latest list of its country that the operator saw, 0 for none. */
type PlannedPrices = Omit<NewPrices, "from_at" | "operator" | "why"> & { from_at?: number | undefined; seen: number };

/** Bundles, prices, VAT and ways to pay, and what operators do with them. Decisions 0231, 0257. */
export class PriceCalls extends RpcTarget {
  constructor(private readonly storage: DurableObjectStorage) {
    super();
  }

  /** Of every country the list that counts now and those that will. Ask `pricesIn`, which keeps the answer. */
  current(): DatedPrices[] {
    return currentPrices(this.storage.sql);
  }

  /** All lists of a country, the latest made first. */
  ofCountry(country: string): StoredPrices[] {
    return pricesOfCountry(this.storage.sql, country);
  }

  /**
   * Makes a list that was judged. The same one again by its key is the same list, with other content `key_reused`. `decision_changed`: somebody
   * made one meanwhile. `invalid_input`: its time is over.
   */
  plan(list: PlannedPrices, { operator, why }: PriceAct): Result<{ number: number; from_at: number }> {
    const { sql } = this.storage;
    return this.storage.transactionSync(() => {
      const earlier = pricesByKey(sql, list.key);
      if (earlier) return isSame(earlier, list) ? accept(nameOf(earlier)) : refuse("key_reused");
      if ((pricesOfCountry(sql, list.country)[0]?.number ?? 0) !== list.seen) return refuse("decision_changed");
      if ((list.from_at ?? Infinity) < clock.now()) return refuse("invalid_input", { fields: { from: "day_over" } });
      const from_at = Math.max(list.from_at ?? 0, clock.now() + PRICES_LEAD);
      const number = addPrices(sql, { ...list, from_at, operator: operator.name, why });
      writeAudit(sql, { operator, action: "prices_planned", why: `${list.country} ${number}: ${why}` });
      return accept({ number, from_at });
    });
  }

  /** Takes a list back that has not begun; again changes nothing. `not_found`, `too_late`. */
  withdraw(number: number, { operator, why }: PriceAct): Result {
    const { sql } = this.storage;
    return this.storage.transactionSync(() => {
      const list = findPrices(sql, number);
      if (!list) return refuse("not_found");
      if (list.withdrawn_at !== null) return accept();
      if (list.from_at < clock.now() + PRICES_LEAD) return refuse("too_late");
      markWithdrawn(sql, number, { operator: operator.name, why });
      writeAudit(sql, { operator, action: "prices_withdrawn", why: `${list.country} ${number}: ${why}` });
      return accept();
    });
  }
}

function nameOf({ number, from_at }: StoredPrices) {
  return { number, from_at };
}

function isSame(stored: StoredPrices, planned: PlannedPrices): boolean {
  return contentOf(stored) === contentOf(planned);
}

function contentOf({ country, currency, bundles, vat_rate, methods }: Omit<DatedPrices, "number" | "from_at">): string {
  return JSON.stringify([country, currency, bundles, vat_rate, methods]);
}
