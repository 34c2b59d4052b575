import { text, id, uuid, oneOf, asked, type WrongValues } from "./wrong-kinds.ts";

/** As `wrongValues`, of credits and payments. */
export const wrongMoneyValues: Readonly<Record<string, Readonly<Record<string, WrongValues>>>> = {
  listBundles: { country: ["NLD"] },
  startPayment: {
    payment_id: uuid,
    bundle: id,
    payment_method: oneOf("ideal"),
    return_url: [...text(5000), "", "credits", "/credits", "https://elsewhere.example/credits"],
  },
  getPayment: { payment_id: asked.id },
  paymentWebhook: { id: text(128, 1) },
  listTransactions: { page: asked.number(1, 1000) },
};
