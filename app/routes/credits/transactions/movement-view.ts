import type { Movement } from "../../../contract/money/movements.ts";
import { formatMoment, formatMoney } from "../../../domain/locale/format.ts";

const kinds = [
  "signup",
  "payment",
  "message",
  "message_held",
  "gift",
  "gift_held",
  "photo",
  "photo_held",
  "message_answered",
  "message_returned",
  "charge_back",
  "debt",
  "debt_paid",
  "payment_again",
  "refund",
  "refund_failed",
] as const;

/** One that we do not know yet is `other`. */
export function knownKind(kind: string) {
  return kinds.find((one) => one === kind) ?? "other";
}

/** A movement as the page shows it. */
export function movementView(
  { at, kind, change, paid, ...movement }: Movement,
  { locale, zone }: { locale: string; zone: string },
) {
  // What was held and is spent changes the balance no more.
  const signed = change === 0 ? "" : new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }).format(change);
  // Which way the money went is said by what it was.
  const money = paid && formatMoney({ ...paid, amount: Math.abs(paid.amount) }, locale);
  const moment = [money, formatMoment(at, locale, zone)].filter(Boolean).join(", ");
  return { ...movement, kind: knownKind(kind), change: signed, moment } as const;
}

export type MovementView = ReturnType<typeof movementView>;
