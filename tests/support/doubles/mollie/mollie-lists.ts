import { chargebackText, listText, type MolliePayment, paymentText, refundText } from "./mollie-texts.ts";

interface Listed {
  id: string;
  text: object;
}

/** `GET /v2/payments`: as they are kept, the newest first. */
export function paymentTexts(payments: readonly MolliePayment[]): Listed[] {
  return payments.map((payment) => ({ id: payment.id, text: paymentText(payment) }));
}

/** `GET /v2/refunds` and `GET /v2/chargebacks`: those of all payments, the newest first. */
export function everyOne(payments: readonly MolliePayment[], collection: "refunds" | "chargebacks"): Listed[] {
  const all = payments.flatMap((payment) => {
    if (collection === "refunds")
      return payment.refunds.map((one) => ({
        id: one.id,
        createdAt: one.createdAt,
        text: refundText(one, payment.id),
      }));
    return payment.chargebacks.map(({ id, createdAt, ...one }) => {
      return { id, createdAt, text: chargebackText({ id, createdAt, ...one }, payment.id) };
    });
  });
  return all.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** A page of a list, from the one that is asked for. */
export function pageOf(name: string, all: Listed[], { query, url }: { query: URLSearchParams; url: string }): object {
  const start = Math.max(
    0,
    all.findIndex(({ id }) => id === query.get("from")),
  );
  const limit = Number(query.get("limit") ?? 50);
  const next = all[start + limit]?.id;
  const page = all.slice(start, start + limit).map(({ text }) => text);
  return listText(name, page, next && `${url}/v2/${name}?from=${next}&limit=${limit}`);
}
