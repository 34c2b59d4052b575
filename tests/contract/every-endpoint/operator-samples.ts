import { randomUUID } from "node:crypto";
import { decideTestPayment } from "../../../app/contract/development.ts";
import { listBundles } from "../../../app/contract/money/payments.ts";
import { listRefundProposals } from "../../../app/contract/operators/money/operator-proposals.ts";
import * as operatorRefunds from "../../../app/contract/operators/money/operator-refunds.ts";
import { aPayment, refOf } from "../fixtures/payments.ts";
import { basicsText, correctMember } from "../../../app/contract/operators/operator-corrections.ts";
import * as operatorDiscounts from "../../../app/contract/operators/money/operator-discounts.ts";
import * as operatorPayments from "../../../app/contract/operators/money/operator-payments.ts";
import * as operatorPages from "../../../app/contract/operators/operator-pages.ts";
import * as operatorPrices from "../../../app/contract/operators/money/operator-prices.ts";
import * as operatorSettings from "../../../app/contract/operators/operator-settings.ts";
import * as operatorFigures from "../../../app/contract/operators/operator-figures.ts";
import * as operatorFictional from "../../../app/contract/operators/operator-fictional.ts";
import * as operatorProfiles from "../../../app/contract/operators/operator-profiles.ts";
import * as operatorMembers from "../../../app/contract/operators/operator-members.ts";
import * as operatorPasskeys from "../../../app/contract/operators/operator-passkeys.ts";
import * as operatorQueues from "../../../app/contract/operators/operator-queues.ts";
import * as operatorTexts from "../../../app/contract/operators/operator-texts.ts";
import * as operators from "../../../app/contract/operators/operators.ts";
import { aDiscountCode, aDiscountOrder } from "../fixtures/discounts.ts";
import { aFictional, aFictionalOrder, aFictionalPhoto } from "../fixtures/fictional-profiles.ts";
import { aClaimedConversation } from "../fixtures/fictional-queue.ts";
import { aMember } from "../fixtures/members.ts";
import { aCode, operatorCredentials } from "../fixtures/operators.ts";
import { aNewOperatorPasskey, anOperatorAnswer, anOperatorWithPasskey } from "../fixtures/operator-passkeys.ts";
import { aClaimedPhoto, aDecidedPhoto } from "../fixtures/photo-queue.ts";
import { aClaimedText } from "../fixtures/text-queue.ts";
import { aDispute, thePaymentRecord } from "../fixtures/payment-records.ts";
import { aPageOrder, aPublishedPage } from "../fixtures/pages.ts";
import { aPriceList, aPriceListOrder } from "../fixtures/prices.ts";
import { aSettingsOrder } from "../fixtures/settings.ts";
import { debitSamples } from "./debit-samples.ts";
import { sample, type Sample } from "./sample.ts";
import type { Fixtures } from "./shared-fixtures.ts";

/** A good input for every call of operators. */
export const operatorSamples: readonly Sample[] = [
  sample(operators.operatorPassword, "visitor", async () => ({ ...(await credentials()), language: "en" as const })),
  sample(operators.operatorCode, "visitor", () => aCode()),
  sample(operators.operatorSignOut, "visitor", () => ({})),
  sample(operators.operatorOverview, "operator", () => ({})),
  sample(operators.operatorAudit, "operator", () => ({})),
  sample(operatorFigures.moderationFigures, "operator", () => ({ year: "2026" })),
  sample(operatorPasskeys.operatorPasskeySignInOptions, "visitor", () => ({})),
  sample(operatorPasskeys.operatorPasskeySignIn, "visitor", async () =>
    anOperatorAnswer((await anOperatorWithPasskey()).phone),
  ),
  sample(operatorPasskeys.listOperatorPasskeys, "operator", () => ({})),
  sample(operatorPasskeys.operatorPasskeyCreationOptions, "operator", ({ staff: { email, password } }) => ({
    email,
    password,
  })),
  sample(
    operatorPasskeys.addOperatorPasskey,
    "operator",
    async ({ staff }) => (await aNewOperatorPasskey(staff)).order,
  ),
  sample(operatorPasskeys.removeOperatorPasskey, "operator", ({ staff: { email, password } }) => ({
    id: "a passkey that is not there",
    email,
    password,
    language: "en" as const,
  })),
  sample(operatorQueues.claimItem, "operator", () => ({ queue: "photos" as const })),
  sample(operatorQueues.releaseClaims, "operator", () => ({})),
  sample(operatorQueues.inspectedPhoto, "operator", async ({ operator }) => ({
    number: String((await aClaimedPhoto(operator)).number),
  })),
  sample(operatorQueues.decidePhoto, "operator", async ({ operator }) => ({
    number: (await aClaimedPhoto(operator)).number,
    decision: "refuse" as const,
    reason: "no_face" as const,
  })),
  sample(operatorQueues.undoDecision, "operator", async ({ operator }) => ({
    number: (await aDecidedPhoto(operator)).number,
    queue: "photos" as const,
  })),
  sample(operatorFictional.fictionalConversation, "operator", async ({ operator }) => ({
    number: String((await aClaimedConversation(operator)).number),
  })),
  sample(operatorFictional.answerFictional, "operator", async ({ operator }) => {
    const { number, seen } = await aClaimedConversation(operator);
    return { number, decision: "answer" as const, text: "Good evening", seen };
  }),
  // A demonstration collects by no file: whatever is asked for is not there, and nothing is due.
  ...debitSamples,
  sample(operatorDiscounts.listDiscounts, "operator", () => ({})),
  sample(operatorDiscounts.inspectDiscount, "operator", async ({ operator }) => ({
    code: await aDiscountCode(operator),
  })),
  sample(operatorDiscounts.makeDiscount, "operator", () =>
    aDiscountOrder({
      country: "NL",
      expires: "2099-12-31T22:59:59.000Z",
      currency: "EUR",
      minimum_order_value: 1995,
      paymentmethods: ["ideal", "paypal"],
      max_uses: 100,
    }),
  ),
  sample(operatorDiscounts.stopDiscount, "operator", async ({ operator }) => ({
    code: await aDiscountCode(operator),
    why: WHY,
  })),
  sample(operatorSettings.inspectSettings, "operator", () => ({ group: "words" as const })),
  sample(operatorSettings.changeSettings, "operator", ({ operator }) => aSettingsOrder(operator)),
  sample(operatorPrices.listPrices, "operator", () => ({})),
  sample(operatorPrices.inspectPrices, "operator", () => ({ country: "CA" })),
  sample(operatorPrices.planPrices, "operator", ({ operator }) => aPriceListOrder(operator)),
  sample(operatorPrices.withdrawPrices, "operator", async ({ operator }) => ({
    number: await aPriceList(operator),
    why: WHY,
  })),
  sample(operatorPages.listPages, "operator", () => ({})),
  sample(operatorPages.inspectPage, "operator", async ({ operator }) => ({
    token: await aPublishedPage(operator),
    language: "en" as const,
    version: "1",
  })),
  sample(operatorPages.publishPage, "operator", () => aPageOrder()),
  sample(operatorPages.withdrawPage, "operator", async ({ operator }) => ({
    token: await aPublishedPage(operator),
    language: "en" as const,
    seen: 1,
    why: WHY,
  })),
  sample(operatorPayments.listOperatorPayments, "operator", () => ({ state: "completed" as const })),
  sample(operatorPayments.listDailySums, "operator", () => ({})),
  sample(operatorPayments.inspectOperatorPayment, "operator", async ({ operator, anna }) => ({
    number: String(await thePaymentRecord(operator, anna.api)),
  })),
  sample(operatorPayments.handleDispute, "operator", async ({ operator }) => ({
    ...(await aDispute(operator)),
    outcome: "accepted" as const,
  })),
  sample(operatorProfiles.listFictional, "operator", () => ({ state: "active" as const })),
  sample(operatorProfiles.makeFictional, "operator", () => aFictionalOrder()),
  sample(operatorProfiles.getFictional, "operator", async ({ operator }) => ({ id: await aFictional(operator) })),
  sample(operatorProfiles.changeFictional, "operator", async ({ operator }) => ({
    id: await aFictional(operator),
    about: "I tell stories",
    why: WHY,
  })),
  sample(operatorProfiles.retireFictional, "operator", async ({ operator }) => ({
    id: await aFictional(operator),
    why: WHY,
  })),
  sample(operatorProfiles.uploadFictionalPhoto, "operator", async ({ operator }) => ({
    id: await aFictional(operator),
    key: randomUUID(),
  })),
  sample(operatorProfiles.arrangeFictionalPhoto, "operator", async ({ operator }) => {
    const id = await aFictional(operator);
    return { id, photo: await aFictionalPhoto(operator, id), position: 1 };
  }),
  sample(operatorProfiles.deleteFictionalPhoto, "operator", async ({ operator }) => ({
    id: await aFictional(operator),
    photo: "none",
  })),
  sample(operatorTexts.inspectedText, "operator", async ({ operator }) => ({
    number: String((await aClaimedText(operator)).number),
  })),
  sample(operatorTexts.decideText, "operator", async ({ operator }) => ({
    number: (await aClaimedText(operator)).number,
    decision: "refuse" as const,
    reason: "money" as const,
  })),
  sample(operatorMembers.findMembers, "operator", ({ anna }) => ({ q: anna.id, country: "NL" })),
  sample(operatorMembers.openMember, "operator", ({ anna }) => ({ id: anna.id, reason: WHY })),
  sample(operatorMembers.inspectMember, "operator", async (made) => ({ id: await opened(made) })),
  sample(operatorMembers.sanctionMember, "operator", async (made) => ({
    key: randomUUID(),
    id: await opened(made),
    kind: "warn" as const,
    ground: "harassment" as const,
    reason: WHY,
  })),
  sample(operatorMembers.liftSanction, "operator", async (made) => ({
    id: await opened(made),
    kind: "warn" as const,
    seen: await warned(made),
    reason: WHY,
  })),
  sample(correctMember, "operator", async ({ operator }) => {
    const id = await opened({ operator, anna: await aMember() });
    const { member } = await operator.callOrThrow(operatorMembers.inspectMember, { id });
    return { id, gender: "male" as const, date_of_birth: "1957-03-02", seen: basicsText(member), reason: WHY };
  }),
  sample(listRefundProposals, "operator", () => ({})),
  sample(operatorRefunds.operatorPayments, "operator", async (made) => ({ id: await opened(made) })),
  sample(operatorRefunds.operatorRefund, "operator", async ({ operator }) => {
    const { id, payment_id } = await paidOf(operator);
    const [first] = (await operator.callOrThrow(operatorRefunds.operatorPayments, { id })).payments;
    const seen = first?.all_refund.amount ?? 0;
    return { refund_id: randomUUID(), id, payment_id, kind: "all" as const, seen, reason: WHY };
  }),
  sample(operatorRefunds.decideRefund, "operator", async ({ operator }) => {
    const { id, payment_id } = await paidOf(operator, "dear");
    const [first] = (await operator.callOrThrow(operatorRefunds.operatorPayments, { id })).payments;
    const order = { refund_id: randomUUID(), id, payment_id, kind: "all" as const, reason: WHY };
    await operator.callOrThrow(operatorRefunds.operatorRefund, { ...order, seen: first?.all_refund.amount ?? 0 });
    return { id, refund_id: order.refund_id, agree: false, reason: WHY };
  }),
  sample(operatorMembers.eraseMember, "operator", async ({ operator }) => ({
    id: await opened({ operator, anna: await aMember() }),
    at_once: true,
    reason: WHY,
  })),
];

const WHY = "what they wrote to us";

/** The operator has said why they look at Anna. */
async function opened({ operator, anna }: Pick<Fixtures, "operator" | "anna">): Promise<string> {
  await operator.callOrThrow(operatorMembers.openMember, { id: anna.id, reason: WHY });
  return anna.id;
}

async function credentials() {
  const { email, password } = await operatorCredentials();
  return { email, password };
}

/** Somebody who bought the cheapest bundle, or the dearest one; the operator has opened them. */
async function paidOf(operator: Fixtures["operator"], which: "cheap" | "dear" = "cheap") {
  const buyer = await aMember();
  const { bundles } = await buyer.api.callOrThrow(listBundles);
  const payment = await aPayment(buyer.api, { bundle: bundles.at(which === "dear" ? -1 : 0)?.id ?? "" });
  await buyer.api.callOrThrow(decideTestPayment, { id: refOf(payment), decision: "pay" });
  return { id: await opened({ operator, anna: buyer }), payment_id: payment.payment_id };
}

/** Anna is warned; up to which decision that is seen. */
async function warned({ operator, anna }: Pick<Fixtures, "operator" | "anna">): Promise<number> {
  const { inspectMember, sanctionMember } = operatorMembers;
  const warning = { key: randomUUID(), id: anna.id, kind: "warn", ground: "harassment", reason: WHY } as const;
  await operator.callOrThrow(sanctionMember, warning);
  return (await operator.callOrThrow(inspectMember, { id: anna.id })).member.latest_decision;
}
