import type { PaymentMethod } from "../../../contract/money/payments.ts";
import { operatorReason } from "../../../contract/operators/operator-reason.ts";
import { day } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";
import { isCurrency, parseMinorUnits } from "../../../domain/prices/currency.ts";
import { type PricedBundle, priceMistakes } from "../../../domain/prices/price-list.ts";
import { vatRateIn } from "../../../domain/prices/vat-rate.ts";
import { shownOrder } from "../../../domain/prices/ways-to-pay.ts";
import { methodField } from "./method-field.ts";
import { rows } from "./price-rows.ts";

type RowNumber = (typeof rows)[number];

const cell = z.string().trim().max(20, "text_too_long").optional();

/** One a method. */
const boxes = Object.fromEntries(
  shownOrder.map((method) => [methodField(method), z.literal("on", "invalid").optional()]),
) as Record<`method_${PaymentMethod}`, z.ZodOptional<z.ZodLiteral<"on">>>;

/** What an operator fills in for a new list; it stands in the address of its preview. `pricesIn` judges the rows and the rate. */
export const pricesForm = z.object({
  currency: z.string("choose_one").refine(isCurrency, "choose_one"),
  /** Where the site is; left out: at once. */
  first_day: day.or(z.never("invalid")).optional(),
  credits_1: cell,
  price_1: cell,
  credits_2: cell,
  price_2: cell,
  credits_3: cell,
  price_3: cell,
  credits_4: cell,
  price_4: cell,
  credits_5: cell,
  price_5: cell,
  credits_6: cell,
  price_6: cell,
  vat_rate: cell,
  ...boxes,
});
type Filled = z.output<typeof pricesForm>;

/** Confirms what was previewed. */
export const confirmForm = z.object({
  key: z.uuid("invalid").toLowerCase(),
  seen: z.coerce.number().int().min(0),
  why: operatorReason,
});

/** Why a list is withdrawn. */
export const withdrawForm = z.object({ why: operatorReason });

type Mistakes = Record<string, string>;
/** `vat_rate`: hundredths of a percent. */
export interface FilledPrices {
  bundles: PricedBundle[];
  vat_rate: number;
  methods: PaymentMethod[];
}

type Judged = ({ ok: true } & FilledPrices) | { ok: false; mistakes: Mistakes };

/** The bundles of the rows, the rate and the ticked methods, or what is wrong with which field. */
export function pricesIn(filled: Filled): Judged {
  const used = rows.filter((row) => filled[`credits_${row}`] || filled[`price_${row}`]);
  const mistakes: Mistakes = {};
  const bundles = used.map((row) => bundleIn(filled, row, mistakes));
  const vat_rate = vatRateIn(filled.vat_rate ?? "");
  if (vat_rate === undefined) mistakes["vat_rate"] = filled.vat_rate ? "vat_invalid" : "required";
  if (vat_rate === undefined || Object.keys(mistakes).length > 0) return { ok: false, mistakes };
  for (const { at = 0, field, code } of priceMistakes(bundles))
    mistakes[`${field === "credits" ? "credits" : "price"}_${used[at] ?? 1}`] = code;
  if (Object.keys(mistakes).length > 0) return { ok: false, mistakes };
  const methods = shownOrder.filter((method) => filled[methodField(method)] !== undefined);
  return { ok: true, bundles, vat_rate, methods };
}

function bundleIn(filled: Filled, row: RowNumber, mistakes: Mistakes): PricedBundle {
  const [credits = "", price = ""] = [filled[`credits_${row}`], filled[`price_${row}`]];
  const amount = parseMinorUnits(price, filled.currency);
  if (!/^\d{1,9}$/.test(credits)) mistakes[`credits_${row}`] = credits ? "invalid" : "required";
  if (amount === undefined) mistakes[`price_${row}`] = price ? "price_invalid" : "required";
  return { credits: Number(credits), amount: amount ?? 0 };
}
