import { env } from "cloudflare:workers";
import type { Bundle } from "../../../app/contract/money/payments.ts";
import type { DiscountRules } from "../../../app/domain/discount.ts";
import { actorsOf } from "../../../workers/api/actors/actors.ts";
import { startSession } from "../../../workers/api/actors/member/auth/sessions/session.ts";
import { giveMandate } from "../../../workers/api/actors/member/money/direct-debit/mandates.ts";
import { clock } from "../../../workers/api/clock.ts";
import type { Env } from "../../../workers/api/env.ts";
import type { PaymentProvider } from "../../../workers/api/providers/payment/payment-provider.ts";
import { testPaymentProvider } from "../../../workers/api/providers/payment/test-payment-provider.ts";
import { anAccount, type TestAccount } from "../account-fixtures.ts";
import { inObject } from "../deletion-fixtures.ts";
import { creditor } from "../direct-debit-fixtures.ts";
import { aMember, type TestMember } from "../member-fixtures.ts";

/** The site that calls over HTTP reach: photos come in by one. */
export const site = "periwinkle";
const apiEnv = env as unknown as Env;
export const actors = actorsOf(apiEnv, site);
export const provider: PaymentProvider = testPaymentProvider(actors.site());

const aBundle = (credits: number, amount: number, currency: string): Bundle => {
  const per_message = { amount: Math.ceil(amount / credits), currency };
  return { id: String(credits), credits, price: { amount, currency }, per_message, best_value: false };
};

/** With two, no and three decimals; one that wants two operators, and one whose price cannot be shared out evenly. */
export const BUNDLES = [
  aBundle(20, 995, "EUR"),
  aBundle(200, 6000, "EUR"),
  aBundle(50, 1990, "CHF"),
  aBundle(7, 1500, "JPY"),
  aBundle(3, 4, "JPY"),
  aBundle(30, 12_345, "KWD"),
] as const;

/** What a message of each kind costs. */
export const COSTS = { text: 1, gift: 3, photo: 2 } as const;

export interface MoneyWorld {
  anna: TestAccount;
  /** Her sessions: each device has its own. */
  tokens: string[];
  bert: TestMember;
  fictional: TestMember;
  /** A code for anybody, as often as they like. */
  code: string;
}

const codes: DiscountRules = {
  code: "",
  value_percentage: 15,
  country: null,
  user_id: null,
  expires: null,
  currency: null,
  minimum_order_value: null,
  paymentmethods: [],
  status: "active",
  validity: "unlimited",
  max_uses: null,
  uses: 0,
};

/** Anna on three devices, with a mandate and a few credits; whom she writes to; and a code. */
export async function aMoneyWorld(credits = 4): Promise<MoneyWorld> {
  const anna = await anAccount({ credits });
  const bert = await aMember({ site });
  const fictional = await aMember({ site, fictional: true, email: "" });
  const code = `WALK-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await actors.site().discounts.make({ ...codes, code }, { operator: { id: "olga", name: "Olga" }, why: "a test" });
  const others = await inObject({ id: anna.id, site }, (sql) => {
    const address = { street: "Kerkstraat", house_number: "1", zip: "3701 AA", city: "Zeist", phone: "+31612345678" };
    const account = { account_holder: "A. de Vries", iban: "NL91ABNA0417164300" };
    giveMandate(sql, { mandate_id: crypto.randomUUID(), creditor, ...account, ...address });
    const state = { sql, env: apiEnv, frames: [], ended: [], isHere: () => false };
    return ["phone", "tablet"].map((userAgent) => startSession(state, { userAgent, method: "password" }));
  });
  return { anna, tokens: [anna.token, ...others], bert, fictional, code };
}

/** How the provider knows a payment of hers; undefined: it does not. */
export async function refOf({ anna }: MoneyWorld, payment_id: string): Promise<string | undefined> {
  return (await provider.find({ site, member: anna.id, payment_id, since: clock.now() }))?.ref;
}
