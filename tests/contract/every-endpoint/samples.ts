import { randomUUID } from "node:crypto";
import * as access from "../../../app/contract/account/access.ts";
import * as account from "../../../app/contract/account/account.ts";
import * as blocks from "../../../app/contract/safety/blocks.ts";
import * as consents from "../../../app/contract/account/consents.ts";
import * as dataExport from "../../../app/contract/account/data-export.ts";
import * as deletion from "../../../app/contract/account/deletion.ts";
import * as conversations from "../../../app/contract/conversations/conversations.ts";
import * as development from "../../../app/contract/development.ts";
import * as directDebit from "../../../app/contract/money/direct-debit.ts";
import * as discounts from "../../../app/contract/money/discounts.ts";
import * as discovery from "../../../app/contract/people/discovery.ts";
import * as hidden from "../../../app/contract/people/hidden.ts";
import * as money from "../../../app/contract/money/payments.ts";
import * as movements from "../../../app/contract/money/movements.ts";
import * as notifications from "../../../app/contract/account/notifications.ts";
import * as ownProfile from "../../../app/contract/people/own-profile.ts";
import * as passkeys from "../../../app/contract/account/passkeys.ts";
import * as photos from "../../../app/contract/people/photos.ts";
import * as savedSearches from "../../../app/contract/people/saved-searches.ts";
import * as session from "../../../app/contract/account/session.ts";
import * as site from "../../../app/contract/site.ts";
import { getPage } from "../../../app/contract/written-pages.ts";
import * as suggestions from "../../../app/contract/people/suggestions.ts";
import * as swipeGame from "../../../app/contract/people/swipe-game.ts";
import * as messagePhotos from "../../../app/contract/conversations/message-photos.ts";
import { anEmail } from "../../support/sign-up.ts";
import { currentTerms } from "../fixtures/current-terms.ts";
import { aMail, anUnsubscribeLink, aWebhookCall } from "../fixtures/mails.ts";
import { aMailChangeLink, anUndoLink, aResetLink, aReactivationLink } from "../fixtures/mail-links.ts";
import { aMemberWithPasskey, aNewPasskey, anAnswer } from "../fixtures/passkeys.ts";
import { aMember, aTarget } from "../fixtures/members.ts";
import { theDiscountCode } from "../fixtures/discounts.ts";
import { aPublishedPage } from "../fixtures/pages.ts";
import { refOf } from "../fixtures/payments.ts";
import { aMessage } from "../fixtures/messages.ts";
import { caseSamples } from "./case-samples.ts";
import { moneySamples } from "./money-samples.ts";
import { operatorSamples } from "./operator-samples.ts";
import { sample, type Sample } from "./sample.ts";

/** A good input for every endpoint of the contract; endpoints.test.ts sees that none is missing. */
export const samples: readonly Sample[] = [
  sample(site.getSettings, "visitor", () => ({ "forced-domain": "www.example.org" })),
  sample(site.getCompanyInfo, "visitor", () => ({})),
  sample(getPage, "visitor", async ({ operator }) => ({
    token: await aPublishedPage(operator),
    language: "en" as const,
  })),
  sample(site.listInterests, "visitor", () => ({})),
  sample(site.listRegions, "visitor", ({ newcomer }) => ({ country: newcomer.country })),
  sample(site.countRegions, "visitor", ({ newcomer }) => ({ country: newcomer.country })),
  sample(site.geocode, "visitor", () => ({ lat: "52.09", lon: "5.12" })),
  sample(site.pageHidden, "member", () => ({})),
  sample(session.login, "visitor", ({ anna }) => ({ email: anna.email, password: anna.password })),
  sample(session.currentUser, "member", () => ({})),
  sample(session.setLanguage, "member", () => ({ language: "en" as const })),
  sample(session.logout, "visitor", () => ({})),
  sample(account.signup, "visitor", ({ newcomer }) => newcomer),
  sample(account.activate, "visitor", ({ link }) => link),
  sample(account.sendActivationMail, "member", () => ({})),
  sample(ownProfile.getOwnProfile, "member", () => ({})),
  sample(ownProfile.changeProfile, "member", ({ newcomer: { country, region, city } }) => ({
    name: "Anna",
    country,
    region,
    city,
    about: "I like the sea.",
    interests: ["walking"],
    eye_colour: "blue" as const,
    tattoos: null,
    seeking: "male" as const,
    seeking_min_age: 55,
    seeking_max_age: 75,
    seeking_regions: [region],
    like_back: true,
  })),
  sample(photos.listPhotos, "member", () => ({})),
  sample(photos.uploadPhoto, "member", ({ uploadKey }) => ({ key: uploadKey })),
  sample(photos.arrangePhoto, "member", ({ photo }) => ({ id: photo, position: 1 })),
  sample(photos.deletePhoto, "member", () => ({ id: "a photo that is not there" })),
  sample(access.listSessions, "member", () => ({})),
  sample(access.endSession, "member", () => ({ id: "a device that is not there" })),
  sample(access.endOtherSessions, "member", () => ({})),
  sample(access.requestPasswordReset, "visitor", () => ({ email: anEmail() })),
  sample(access.checkPasswordReset, "visitor", () => aResetLink()),
  sample(access.checkMailLink, "visitor", async () => ({ ...(await anUndoLink()), purpose: "undo" as const })),
  sample(access.resetPassword, "visitor", async () => ({ ...(await aResetLink()), password: "a new password" })),
  {
    ...sample(access.changePassword, "member", ({ anna }) => ({
      old_password: anna.password,
      password: "a changed password",
    })),
    spends: true,
  },
  sample(access.requestEmailChange, "member", ({ anna }) => ({ email: anEmail(), password: anna.password })),
  sample(access.cancelEmailChange, "member", () => ({})),
  sample(access.confirmEmailChange, "visitor", () => aMailChangeLink()),
  sample(access.undoAccountChange, "visitor", () => anUndoLink()),
  sample(passkeys.passkeySignInOptions, "visitor", () => ({})),
  sample(passkeys.passkeySignIn, "visitor", async () => anAnswer((await aMemberWithPasskey()).phone)),
  sample(passkeys.listPasskeys, "member", () => ({})),
  sample(passkeys.passkeyCreationOptions, "member", ({ anna }) => ({ password: anna.password })),
  sample(passkeys.addPasskey, "member", async ({ anna }) => (await aNewPasskey(anna)).order),
  sample(passkeys.removePasskey, "member", () => ({ id: "a passkey that is not there" })),
  sample(notifications.setPush, "member", () => ({ subscription: null })),
  {
    ...sample(deletion.deleteAccount, "member", ({ anna }) => ({ password: anna.password, reason: "other" as const })),
    spends: true,
  },
  sample(deletion.reactivateAccount, "visitor", () => aReactivationLink()),
  sample(dataExport.exportAccount, "member", () => ({})),
  sample(consents.listConsents, "member", () => ({})),
  sample(consents.giveConsent, "member", async () => ({ version: await currentTerms() })),
  sample(notifications.getNotifications, "member", () => ({})),
  sample(notifications.setNotifications, "member", () => ({ email: { like: false }, push: { like: true } })),
  sample(notifications.enableNotifications, "member", () => ({ reason: "listunsubscribe" as const })),
  sample(notifications.unsubscribe, "visitor", async () => ({ ...(await anUnsubscribeLink()), scope: "all" as const })),
  sample(notifications.setPreferences, "member", () => ({ comfort_mode: false, time_zone: "Europe/Amsterdam" })),
  sample(notifications.listMails, "member", () => ({})),
  sample(notifications.mailWebhook, "visitor", async () => aWebhookCall(await aMail(), { event: "delivered" })),
  sample(development.listMailPreviews, "visitor", () => ({ language: "nl" as const })),
  sample(development.pretendMailEvent, "visitor", async () => ({ mail: await aMail(), event: "bounce" as const })),
  sample(discovery.getTarget, "visitor", async () => ({ id: await aTarget() })),
  sample(discovery.searchMembers, "member", () => ({
    min_age: 18,
    max_age: 120,
    no_fictional: "yes" as const,
    active: "week" as const,
    page: 1,
  })),
  sample(discovery.getMember, "member", ({ bert }) => ({ id: bert.id })),
  sample(discovery.listLikes, "member", () => ({})),
  sample(discovery.autoLike, "member", () => ({})),
  sample(discovery.tellOfLike, "member", ({ bert }) => ({ id: bert.id })),
  sample(discovery.like, "member", ({ bert }) => ({ id: bert.id })),
  sample(discovery.unlike, "member", ({ carla }) => ({ id: carla.id })),
  sample(swipeGame.getSwipeGame, "member", () => ({})),
  sample(swipeGame.swipe, "member", ({ bert }) => ({ key: randomUUID(), id: bert.id, choice: "like" as const })),
  sample(swipeGame.undoSwipe, "member", async ({ anna, carla }) => {
    const key = randomUUID();
    await anna.api.callOrThrow(swipeGame.swipe, { key, id: carla.id, choice: "skip" });
    return { key };
  }),
  sample(suggestions.getSuggestions, "member", () => ({})),
  sample(suggestions.findMatches, "member", () => ({
    min_age: 50,
    max_age: 80,
    distance: "50",
    interests: "walking,singing",
    reason: "company" as const,
    habits: "outdoors,home",
  })),
  sample(savedSearches.listSavedSearches, "member", () => ({})),
  sample(savedSearches.saveSearch, "member", () => ({
    id: randomUUID(),
    name: "Walkers nearby",
    search: { gender: "male" as const, min_age: 60, shared: "yes" as const },
  })),
  sample(savedSearches.changeSavedSearch, "member", ({ savedSearch }) => ({
    id: savedSearch,
    name: "Walkers",
    on: false,
  })),
  sample(savedSearches.deleteSavedSearch, "member", () => ({ id: randomUUID() })),
  sample(blocks.listBlocked, "member", () => ({})),
  sample(blocks.block, "member", async () => ({ id: (await aMember()).id })),
  sample(blocks.unblock, "member", ({ carla }) => ({ id: carla.id })),
  sample(hidden.listHidden, "member", () => ({})),
  sample(hidden.hideMember, "member", async () => ({ id: (await aMember()).id })),
  sample(hidden.unhideMember, "member", ({ carla }) => ({ id: carla.id })),
  sample(conversations.listChats, "member", () => ({})),
  sample(conversations.deleteChat, "member", ({ chatWithCarla }) => ({ conversation: chatWithCarla })),
  // Nothing was removed: it answers as when it is repeated.
  sample(conversations.restoreChat, "member", ({ conversation }) => ({ conversation })),
  sample(conversations.listMessages, "member", ({ bert }) => ({ with: bert.id })),
  sample(conversations.sendMessage, "member", ({ bert }) => aMessage(bert)),
  sample(messagePhotos.uploadMessagePhoto, "member", ({ unsentPhoto }) => ({ key: unsentPhoto })),
  sample(messagePhotos.getUnsentPhoto, "member", ({ unsentPhoto }) => ({ key: unsentPhoto })),
  sample(messagePhotos.showMessagePhoto, "member", ({ photoMessage }) => ({ message: photoMessage })),
  sample(conversations.markRead, "member", ({ conversation }) => ({ conversation, position: 0 })),
  sample(conversations.typing, "member", ({ bert }) => ({ to: bert.id })),
  sample(money.listBundles, "visitor", ({ newcomer }) => ({ country: newcomer.country })),
  sample(money.startPayment, "member", ({ order }) => ({ ...order, payment_id: randomUUID() })),
  sample(money.getPayment, "member", ({ payment }) => ({ payment_id: payment.payment_id })),
  sample(money.cancelPayment, "member", ({ payment }) => ({ payment_id: payment.payment_id })),
  sample(money.paymentWebhook, "visitor", ({ payment }) => ({ id: refOf(payment) })),
  sample(movements.listTransactions, "member", () => ({})),
  sample(movements.listMovements, "member", () => ({})),
  sample(directDebit.listMandates, "member", () => ({})),
  sample(directDebit.requestMandate, "member", ({ mandateOrder }) => mandateOrder),
  sample(directDebit.confirmMandate, "member", ({ mandate: { mandate_id } }) => ({ mandate_id, otp: "123 456" })),
  sample(directDebit.revokeMandate, "member", ({ mandate: { mandate_id } }) => ({ mandate_id })),
  ...moneySamples,
  sample(discounts.offerDeletionDiscount, "member", () => ({})),
  sample(discounts.dismissBonus, "member", () => ({ dismissed: "bonus" as const })),
  sample(discounts.getDiscountCode, "member", async ({ operator, order: { bundle, payment_method } }) => ({
    code: await theDiscountCode(operator),
    bundle,
    payment_method,
  })),
  sample(development.listDevelopmentMail, "visitor", () => ({})),
  sample(development.listDemoLogins, "visitor", () => ({})),
  sample(development.getTestPayment, "visitor", ({ payment }) => ({ id: refOf(payment) })),
  sample(development.decideTestPayment, "visitor", ({ payment }) => ({
    id: refOf(payment),
    decision: "leave_open" as const,
  })),
  ...operatorSamples,
  ...caseSamples,
];
