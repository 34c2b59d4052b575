import { randomUUID } from "node:crypto";
import {
  cancelEmailChange,
  changePassword,
  checkPasswordReset,
  confirmEmailChange,
  endOtherSessions,
  endSession,
  listSessions,
  lookAtMailLink,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  undoAccountChange,
} from "../../app/contract/access.ts";
import { activate, sendActivationMail, signup } from "../../app/contract/account.ts";
import { closeAccount, exportAccount, restoreAccount } from "../../app/contract/closing.ts";
import {
  deleteChat,
  listChats,
  listMessages,
  markRead,
  sendMessage,
  typing,
} from "../../app/contract/conversations.ts";
import {
  decideTestPayment,
  getTestPayment,
  listDemoLogins,
  listDevelopmentMail,
  listMailPreviews,
  pretendMailEvent,
} from "../../app/contract/development.ts";
import { getMember, getTarget, like, listLikes, searchMembers, unlike } from "../../app/contract/discovery.ts";
import type { Endpoint, InputOf } from "../../app/contract/endpoint.ts";
import {
  getPayment,
  listBundles,
  listTransactions,
  paymentWebhook,
  startPayment,
  type Payment,
} from "../../app/contract/money.ts";
import {
  enableNotifications,
  getNotifications,
  giveConsent,
  listConsents,
  listMails,
  mailWebhook,
  setNotifications,
  setPreferences,
  setPush,
  unsubscribe,
} from "../../app/contract/notifications.ts";
import {
  addPasskey,
  askPasskey,
  listPasskeys,
  offerPasskey,
  passkeySignIn,
  removePasskey,
} from "../../app/contract/passkeys.ts";
import { currentUser, login, logout, setLanguage } from "../../app/contract/session.ts";
import { getCompanyInfo, getSettings, listInterests, listRegions, pageHidden } from "../../app/contract/site.ts";
import { termsVersion } from "../../app/domain/terms-version.ts";
import { anEmail } from "../support/a-sign-up.ts";
import type { ApiClient } from "../support/api-client.ts";
import { caller } from "./caller.ts";
import { aMail, anUnsubscribeLink, aWebhookCall } from "./mail-making.ts";
import { aMailChangeLink, anUndoLink, aResetLink, aRestoreLink } from "./mail-links.ts";
import { aMemberWithPasskey, aNewPasskey, anAnswer } from "./passkey-making.ts";
import { activationLinkOf, aMember, aNewcomer, aSignup, aTarget, type Member, type Signup } from "./people.ts";
import { anOrder, aPayment, refOf } from "./shopping.ts";
import { aLetter, arrived, write } from "./writing.ts";

/** Anna and Bert write to each other, Carla has a chat with Anna, Dora has just signed up; Anna is about to pay. */
export interface Fixtures {
  anna: Member;
  bert: Member;
  carla: Member;
  conversation: string;
  chatWithCarla: string;
  payment: Payment;
  order: InputOf<typeof startPayment>;
  newcomer: Signup;
  link: { id: string; token: string };
}

async function aScene(): Promise<Fixtures> {
  const [anna, bert, carla, dora] = await Promise.all([
    aMember({ name: "Anna" }),
    aMember({ name: "Bert", gender: "male" }),
    aMember({ name: "Carla" }),
    aNewcomer({ name: "Dora" }),
  ]);
  const { conversation } = await write(bert, anna, "Good morning");
  const chat = await write(carla, anna, "Hello Anna");
  await Promise.all([arrived(anna, bert, 1), arrived(anna, carla, 1)]);
  return {
    anna,
    bert,
    carla,
    conversation: conversation.id,
    chatWithCarla: chat.conversation.id,
    payment: await aPayment(anna.api),
    order: await anOrder(anna.api),
    newcomer: await aSignup({ name: "Emma" }),
    link: await activationLinkOf(dora.email),
  };
}

/** One scene for all tests of a file; made when the first of them asks. */
export function sharedFixtures(prepare: (scene: Fixtures) => Promise<unknown> = async () => undefined) {
  let made: Promise<Fixtures> | undefined;
  const make = async () => {
    const scene = await aScene();
    await prepare(scene);
    return scene;
  };
  return () => (made ??= make());
}

/** One good call of one endpoint. */
export interface Sample {
  endpoint: Endpoint;
  by: "member" | "visitor";
  /** A promise where the input must be made first: a link that works once. */
  input: (scene: Fixtures) => unknown;
  /** The caller's account ends with it, or its password is another one: somebody of their own calls. */
  spends?: boolean;
}

/** A good input for every endpoint of the contract; endpoints.test.ts sees that none is missing. */
export const samples: readonly Sample[] = [
  sample(getSettings, "visitor", () => ({ "forced-domain": "www.example.org" })),
  sample(getCompanyInfo, "visitor", () => ({})),
  sample(listInterests, "visitor", () => ({})),
  sample(listRegions, "visitor", ({ newcomer }) => ({ country: newcomer.country })),
  sample(pageHidden, "member", () => ({})),
  sample(login, "visitor", ({ anna }) => ({ email: anna.email, password: anna.password })),
  sample(currentUser, "member", () => ({})),
  sample(setLanguage, "member", () => ({ language: "en" as const })),
  sample(logout, "visitor", () => ({})),
  sample(signup, "visitor", ({ newcomer }) => newcomer),
  sample(activate, "visitor", ({ link }) => link),
  sample(sendActivationMail, "member", () => ({})),
  sample(listSessions, "member", () => ({})),
  sample(endSession, "member", () => ({ id: "a device that is not there" })),
  sample(endOtherSessions, "member", () => ({})),
  sample(requestPasswordReset, "visitor", () => ({ email: anEmail() })),
  sample(checkPasswordReset, "visitor", () => aResetLink()),
  sample(lookAtMailLink, "visitor", async () => ({ ...(await anUndoLink()), purpose: "undo" as const })),
  sample(resetPassword, "visitor", async () => ({ ...(await aResetLink()), password: "a new password" })),
  {
    ...sample(changePassword, "member", ({ anna }) => ({
      old_password: anna.password,
      password: "a changed password",
    })),
    spends: true,
  },
  sample(requestEmailChange, "member", ({ anna }) => ({ email: anEmail(), password: anna.password })),
  sample(cancelEmailChange, "member", () => ({})),
  sample(confirmEmailChange, "visitor", () => aMailChangeLink()),
  sample(undoAccountChange, "visitor", () => anUndoLink()),
  sample(askPasskey, "visitor", () => ({})),
  sample(passkeySignIn, "visitor", async () => anAnswer((await aMemberWithPasskey()).phone)),
  sample(listPasskeys, "member", () => ({})),
  sample(offerPasskey, "member", ({ anna }) => ({ password: anna.password })),
  sample(addPasskey, "member", async ({ anna }) => (await aNewPasskey(anna)).order),
  sample(removePasskey, "member", () => ({ id: "a passkey that is not there" })),
  sample(setPush, "member", () => ({ subscription: null })),
  {
    ...sample(closeAccount, "member", ({ anna }) => ({ password: anna.password, reason: "other" as const })),
    spends: true,
  },
  sample(restoreAccount, "visitor", () => aRestoreLink()),
  sample(exportAccount, "member", () => ({})),
  sample(listConsents, "member", () => ({})),
  sample(giveConsent, "member", async () => ({ version: await currentTerms() })),
  sample(getNotifications, "member", () => ({})),
  sample(setNotifications, "member", () => ({ email: { like: false }, push: { like: true } })),
  sample(enableNotifications, "member", () => ({ reason: "listunsubscribe" as const })),
  sample(unsubscribe, "visitor", async () => ({ ...(await anUnsubscribeLink()), scope: "all" as const })),
  sample(setPreferences, "member", () => ({ comfort_mode: false, time_zone: "Europe/Amsterdam" })),
  sample(listMails, "member", () => ({})),
  sample(mailWebhook, "visitor", async () => aWebhookCall(await aMail(), { event: "delivered" })),
  sample(listMailPreviews, "visitor", () => ({ language: "nl" as const })),
  sample(pretendMailEvent, "visitor", async () => ({ mail: await aMail(), event: "bounce" as const })),
  sample(getTarget, "visitor", async () => ({ id: await aTarget() })),
  sample(searchMembers, "member", () => ({ min_age: 18, max_age: 120, page: 1 })),
  sample(getMember, "member", ({ bert }) => ({ id: bert.id })),
  sample(listLikes, "member", () => ({})),
  sample(like, "member", ({ bert }) => ({ id: bert.id })),
  sample(unlike, "member", ({ carla }) => ({ id: carla.id })),
  sample(listChats, "member", () => ({})),
  sample(deleteChat, "member", ({ chatWithCarla }) => ({ conversation: chatWithCarla })),
  sample(listMessages, "member", ({ bert }) => ({ with: bert.id })),
  sample(sendMessage, "member", ({ bert }) => aLetter(bert)),
  sample(markRead, "member", ({ conversation }) => ({ conversation, position: 0 })),
  sample(typing, "member", ({ bert }) => ({ to: bert.id })),
  sample(listBundles, "visitor", ({ newcomer }) => ({ country: newcomer.country })),
  sample(startPayment, "member", ({ order }) => ({ ...order, payment_id: randomUUID() })),
  sample(getPayment, "member", ({ payment }) => ({ payment_id: payment.payment_id })),
  sample(paymentWebhook, "visitor", ({ payment }) => ({ id: refOf(payment) })),
  sample(listTransactions, "member", () => ({})),
  sample(listDevelopmentMail, "visitor", () => ({})),
  sample(listDemoLogins, "visitor", () => ({})),
  sample(getTestPayment, "visitor", ({ payment }) => ({ id: refOf(payment) })),
  sample(decideTestPayment, "visitor", ({ payment }) => ({ id: refOf(payment), decision: "leave_open" as const })),
];

type Given<E extends Endpoint> = InputOf<E> & Record<string, unknown>;

function sample<E extends Endpoint>(
  endpoint: E,
  by: Sample["by"],
  input: (scene: Fixtures) => Given<E> | Promise<Given<E>>,
): Sample {
  return { endpoint, by, input };
}

/** Calls the endpoint as the sample says; `api` stands in for whoever should call. */
export async function callSample({ endpoint, by, input, spends }: Sample, scene: Fixtures, api?: ApiClient) {
  const member = async () => (spends ? await aMember() : scene.anna).api;
  const device = api ?? (by === "member" ? await member() : caller());
  return device.call(endpoint, (await input(scene)) as never);
}

/** The version of terms and privacy statement that the site has now (spec §9). */
export async function currentTerms(): Promise<string> {
  const { companyinfo } = await caller().callOrThrow(getCompanyInfo);
  return termsVersion(companyinfo.added);
}
