import {
  asked,
  characters,
  id,
  noText,
  oneOf,
  optional,
  text,
  uuid,
  wholeNumber,
  type WrongValues,
} from "./wrong-kinds.ts";

const month = ["", "2026", "2026-13", "2026-00", "2026-1", "1999-12", "2026-11-01", "november"];
const before = ["", "0", "-1", "1.5", "many", "1e21"];

/** As `wrongValues`, of credits and payments. */
export const wrongMoneyValues: Readonly<Record<string, Readonly<Record<string, WrongValues>>>> = {
  listBundles: { country: ["NLD"], methods: ["some"] },
  startPayment: {
    payment_id: uuid,
    bundle: id,
    payment_method: oneOf("ideal"),
    price: optional([null, "995 EUR", 995, {}, { amount: 9.95, currency: "EUR" }, { amount: 995, currency: "EURO" }]),
    discount_code: optional(text(64, 1)),
    return_url: [...text(5000), "", "credits", "/credits", "https://elsewhere.example/credits"],
  },
  requestMandate: {
    mandate_id: uuid,
    account_holder: text(70, 1),
    iban: text(42, 1),
    street: text(70, 1),
    house_number: text(16, 1),
    zip: text(16, 1),
    city: text(70, 1),
    phone: [...text(32, 1), "020 123 4567", "06123", "+1 202 555 0123"],
  },
  confirmMandate: { mandate_id: uuid, otp: [undefined, ...noText, "", "12345", "1234567", "12345a"] },
  revokeMandate: { mandate_id: id },
  getDiscountCode: {
    code: ["", "  ", characters(65)],
    welcome: ["", "false", "1", "TRUE"],
    bundle: ["", characters(65)],
    payment_method: asked.oneOf("ideal"),
  },
  dismissBonus: { dismissed: oneOf("bonus") },
  getPayment: { payment_id: asked.id },
  cancelPayment: { payment_id: id },
  paymentWebhook: { id: text(128, 1) },
  listTransactions: { page: asked.number(1, 1000), month, before },
  listMovements: { before },
  setSpendingLimit: { limit: [undefined, "", "many", 1.5, -1, 100_000_001, true, {}] },
  withdraw: { refund_id: uuid, payment_id: id, name: text(100, 1), refund: wholeNumber, unused: wholeNumber },
};
