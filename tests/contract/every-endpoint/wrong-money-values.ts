import { asked, characters, id, oneOf, optional, text, uuid, type WrongValues } from "./wrong-kinds.ts";

const month = ["", "2026", "2026-13", "2026-00", "2026-1", "1999-12", "2026-11-01", "november"];
const before = ["", "0", "-1", "1.5", "many", "1e21"];

/** As `wrongValues`, of credits and payments. */
export const wrongMoneyValues: Readonly<Record<string, Readonly<Record<string, WrongValues>>>> = {
  listBundles: { country: ["NLD"] },
  startPayment: {
    payment_id: uuid,
    bundle: id,
    payment_method: oneOf("ideal"),
    price: optional([null, "995 EUR", 995, {}, { amount: 9.95, currency: "EUR" }, { amount: 995, currency: "EURO" }]),
    discount_code: optional(text(64, 1)),
    return_url: [...text(5000), "", "credits", "/credits", "https://elsewhere.example/credits"],
  },
  getDiscountCode: {
    code: ["", "  ", characters(65)],
    welcome: ["", "false", "1", "TRUE"],
    bundle: ["", characters(65)],
    payment_method: asked.oneOf("ideal"),
  },
  getPayment: { payment_id: asked.id },
  paymentWebhook: { id: text(128, 1) },
  listTransactions: { page: asked.number(1, 1000), month, before },
  listMovements: { before },
};
