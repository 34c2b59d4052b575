import type { EndpointName } from "../../app/contract/endpoints.ts";
import * as access from "./features/access/handlers.ts";
import * as account from "./features/account/handlers.ts";
import * as blocks from "./features/blocks/handlers.ts";
import * as hidden from "./features/hidden/handlers.ts";
import * as savedSearches from "./features/saved-searches/handlers.ts";
import * as consents from "./features/consents/handlers.ts";
import * as conversations from "./features/conversations/handlers.ts";
import { getExport } from "./features/data-export/handlers.ts";
import * as deletion from "./features/deletion/handlers.ts";
import * as development from "./features/development/handlers.ts";
import * as discovery from "./features/discovery/handlers.ts";
import { searchMembersHandler } from "./features/discovery/search.ts";
import { getTargetCard } from "./features/discovery/target.ts";
import { getSpendingLimitHandler, setSpendingLimitHandler } from "./features/money/spending-limit.ts";
import { listWithdrawalsHandler, withdrawHandler } from "./features/money/withdrawals.ts";
import * as discounts from "./features/money/discounts.ts";
import * as directDebit from "./features/money/direct-debit/handlers.ts";
import * as money from "./features/money/handlers.ts";
import * as notifications from "./features/notifications/handlers.ts";
import { putMember } from "./features/operators/corrections.ts";
import * as operatorMembers from "./features/operators/members.ts";
import { getRefundProposals } from "./features/operators/proposals.ts";
import * as operatorRefunds from "./features/operators/refunds.ts";
import * as operatorDebits from "./features/operators/debits.ts";
import * as operatorTransfers from "./features/operators/transfers.ts";
import * as operatorDiscounts from "./features/operators/discounts.ts";
import * as operatorPages from "./features/operators/pages.ts";
import * as operatorPayments from "./features/operators/payments.ts";
import * as operatorPrices from "./features/operators/prices.ts";
import * as operatorSettings from "./features/operators/settings.ts";
import * as operatorFictional from "./features/operators/fictional.ts";
import * as fictionalProfiles from "./features/operators/fictional-profiles.ts";
import * as operatorSupport from "./features/operators/support.ts";
import * as operatorTexts from "./features/operators/texts.ts";
import { postCaseMember } from "./features/operators/attach-member.ts";
import * as operatorCases from "./features/operators/cases.ts";
import * as operatorPasskeys from "./features/operators/passkeys.ts";
import * as operatorQueues from "./features/operators/queues.ts";
import * as operators from "./features/operators/handlers.ts";
import * as passkeys from "./features/passkeys/handlers.ts";
import * as photos from "./features/photos/handlers.ts";
import { postPush } from "./features/push/handlers.ts";
import * as profile from "./features/profile/handlers.ts";
import * as complaints from "./features/reports/complaints.ts";
import * as reports from "./features/reports/handlers.ts";
import { postSupport } from "./features/reports/support.ts";
import * as session from "./features/session/handlers.ts";
import * as site from "./features/site/handlers.ts";
import { getPageHandler } from "./features/site/written-page.ts";
import { getDailySuggestions } from "./features/discovery/suggestions/daily.ts";
import { getMatches } from "./features/discovery/suggestions/match-finder.ts";
import * as swipeGame from "./features/discovery/suggestions/swipe-game.ts";
import type { Handler } from "./http/http.ts";

/** Who answers which call of the contract. A call without its handler, or with another one's, does not compile. */
export const handlers = {
  login: session.postLogin,
  currentUser: session.getUser,
  setLanguage: session.putLanguage,
  logout: session.getLogout,
  getSettings: site.getSettingsHandler,
  getCompanyInfo: site.getCompanyInfoHandler,
  listInterests: site.listInterestsHandler,
  listRegions: site.listRegionsHandler,
  countRegions: site.countRegionsHandler,
  geocode: site.geocodeHandler,
  pageHidden: site.pageHiddenHandler,
  getPage: getPageHandler,
  signup: account.postSignup,
  activate: account.postActivate,
  sendActivationMail: account.postActivationMail,
  getOwnProfile: profile.getProfile,
  changeProfile: profile.putProfile,
  listPhotos: photos.getPhotos,
  uploadPhoto: photos.postPhoto,
  uploadMessagePhoto: photos.postMessagePhoto,
  getUnsentPhoto: photos.getPhotoToSend,
  showMessagePhoto: conversations.getMessagePhoto,
  arrangePhoto: photos.putPhoto,
  deletePhoto: photos.removePhoto,
  listSessions: access.getSessions,
  endSession: access.deleteSession,
  endOtherSessions: access.deleteOtherSessions,
  requestPasswordReset: access.postPasswordReset,
  checkPasswordReset: access.getPasswordReset,
  checkMailLink: access.getMailLink,
  resetPassword: access.putPasswordReset,
  changePassword: access.putPassword,
  requestEmailChange: access.putEmail,
  cancelEmailChange: access.deleteEmail,
  confirmEmailChange: access.postMailChange,
  undoAccountChange: access.postAccountUndo,
  passkeySignInOptions: passkeys.getSignInOptions,
  passkeySignIn: passkeys.postSignIn,
  listPasskeys: passkeys.getPasskeys,
  passkeyCreationOptions: passkeys.postCreationOptions,
  addPasskey: passkeys.postPasskey,
  removePasskey: passkeys.deletePasskey,
  getNotifications: notifications.getSettings,
  setNotifications: notifications.putSettings,
  enableNotifications: notifications.postEnable,
  setPreferences: notifications.putPreferences,
  listMails: notifications.getMails,
  unsubscribe: notifications.postUnsubscribe,
  mailWebhook: notifications.postMailWebhook,
  setPush: postPush,
  listConsents: consents.getConsents,
  giveConsent: consents.postConsent,
  deleteAccount: deletion.startDeletion,
  reactivateAccount: deletion.postReactivation,
  exportAccount: getExport,
  getMember: discovery.getMemberProfile,
  listLikes: discovery.getLikes,
  autoLike: discovery.getAutoLike,
  tellOfLike: discovery.postLikeTold,
  like: discovery.postLike,
  unlike: discovery.deleteLike,
  listSavedSearches: savedSearches.getSavedSearches,
  saveSearch: savedSearches.postSavedSearch,
  changeSavedSearch: savedSearches.putSavedSearch,
  deleteSavedSearch: savedSearches.deleteSavedSearch,
  listBlocked: blocks.getBlocked,
  block: blocks.postBlock,
  unblock: blocks.deleteBlock,
  listHidden: hidden.getHidden,
  hideMember: hidden.postHidden,
  unhideMember: hidden.deleteHidden,
  sendReport: reports.postReport,
  sendComplaint: complaints.postComplaint,
  sendSupport: postSupport,
  listGoneConversations: complaints.getGoneConversations,
  getAppeal: reports.getAppealHandler,
  sendAppeal: reports.postAppeal,
  searchMembers: searchMembersHandler,
  getSwipeGame: swipeGame.getGame,
  swipe: swipeGame.postSwipe,
  undoSwipe: swipeGame.deleteSwipe,
  getSuggestions: getDailySuggestions,
  findMatches: getMatches,
  getTarget: getTargetCard,
  listChats: conversations.getChats,
  deleteChat: conversations.removeChat,
  restoreChat: conversations.bringBackChat,
  listMessages: conversations.getMessages,
  sendMessage: conversations.postMessage,
  markRead: conversations.postRead,
  typing: conversations.postTyping,
  listBundles: money.listBundlesHandler,
  startPayment: money.startPaymentHandler,
  getPayment: money.getPaymentHandler,
  cancelPayment: money.cancelPaymentHandler,
  paymentWebhook: money.paymentWebhookHandler,
  getDiscountCode: discounts.getDiscountCodeHandler,
  offerDeletionDiscount: discounts.offerDeletionDiscountHandler,
  dismissBonus: discounts.dismissBonusHandler,
  listTransactions: money.listTransactionsHandler,
  listMandates: directDebit.listMandatesHandler,
  requestMandate: directDebit.requestMandateHandler,
  confirmMandate: directDebit.confirmMandateHandler,
  revokeMandate: directDebit.revokeMandateHandler,
  listMovements: money.listMovementsHandler,
  listWithdrawals: listWithdrawalsHandler,
  withdraw: withdrawHandler,
  getSpendingLimit: getSpendingLimitHandler,
  setSpendingLimit: setSpendingLimitHandler,
  listDevelopmentMail: development.listDevelopmentMailHandler,
  listMailPreviews: development.listMailPreviewsHandler,
  pretendMailEvent: development.pretendMailEventHandler,
  listDemoLogins: development.listDemoLoginsHandler,
  getTestPayment: development.getTestPaymentHandler,
  decideTestPayment: development.decideTestPaymentHandler,
  operatorPassword: operators.postPassword,
  operatorCode: operators.postCode,
  operatorSignOut: operators.deleteSession,
  operatorOverview: operators.getOverview,
  operatorAudit: operators.getAudit,
  moderationFigures: operators.getFigures,
  operatorPasskeySignInOptions: operatorPasskeys.getSignInOptions,
  operatorPasskeySignIn: operatorPasskeys.postSignIn,
  listOperatorPasskeys: operatorPasskeys.getPasskeys,
  operatorPasskeyCreationOptions: operatorPasskeys.postCreationOptions,
  addOperatorPasskey: operatorPasskeys.postPasskey,
  removeOperatorPasskey: operatorPasskeys.deletePasskey,
  claimItem: operatorQueues.postClaim,
  releaseClaims: operatorQueues.deleteClaims,
  undoDecision: operatorQueues.deleteDecision,
  inspectedPhoto: operatorQueues.getPhoto,
  decidePhoto: operatorQueues.postPhoto,
  inspectedText: operatorTexts.getText,
  decideText: operatorTexts.postText,
  findMembers: operatorMembers.getMembers,
  openMember: operatorMembers.postMember,
  inspectMember: operatorMembers.getMember,
  sanctionMember: operatorMembers.postSanction,
  liftSanction: operatorMembers.deleteSanction,
  correctMember: putMember,
  eraseMember: operatorMembers.deleteMember,
  operatorPayments: operatorRefunds.getOperatorPayments,
  listRefundProposals: getRefundProposals,
  operatorRefund: operatorRefunds.postOperatorRefund,
  decideRefund: operatorRefunds.putOperatorRefund,
  fictionalConversation: operatorFictional.getConversation,
  answerFictional: operatorFictional.postAnswer,
  listFictional: fictionalProfiles.getList,
  makeFictional: fictionalProfiles.postProfile,
  getFictional: fictionalProfiles.getProfile,
  changeFictional: fictionalProfiles.putProfile,
  retireFictional: fictionalProfiles.deleteProfile,
  uploadFictionalPhoto: fictionalProfiles.postPhoto,
  arrangeFictionalPhoto: fictionalProfiles.putPhoto,
  deleteFictionalPhoto: fictionalProfiles.deletePhoto,
  listDebits: operatorDebits.getDebits,
  inspectDebitFile: operatorDebits.getDebitFile,
  makeDebitFile: operatorDebits.postDebitFile,
  downloadDebitFile: operatorDebits.getDebitDownload,
  collectDebitFile: operatorDebits.putDebitFile,
  returnDebit: operatorDebits.putDebit,
  listTransfers: operatorTransfers.getTransfers,
  inspectTransfer: operatorTransfers.getTransfer,
  markTransferred: operatorTransfers.putTransfer,
  changeTransferAccount: operatorTransfers.putTransferAccount,
  failTransfer: operatorTransfers.putTransferFailure,
  listDiscounts: operatorDiscounts.getDiscounts,
  inspectDiscount: operatorDiscounts.getDiscount,
  makeDiscount: operatorDiscounts.postDiscount,
  stopDiscount: operatorDiscounts.deleteDiscount,
  listPrices: operatorPrices.getPriceLists,
  inspectPrices: operatorPrices.getPrices,
  planPrices: operatorPrices.postPrices,
  withdrawPrices: operatorPrices.deletePrices,
  inspectSettings: operatorSettings.getGroup,
  changeSettings: operatorSettings.postChange,
  listPages: operatorPages.getPages,
  inspectPage: operatorPages.getPage,
  publishPage: operatorPages.postPage,
  withdrawPage: operatorPages.deletePage,
  listOperatorPayments: operatorPayments.getPaymentRecords,
  inspectOperatorPayment: operatorPayments.getPaymentRecord,
  handleDispute: operatorPayments.putDispute,
  listDailySums: operatorPayments.getDailySums,
  operatorCase: operatorCases.getCase,
  decidedCase: operatorCases.getDecidedCase,
  attachMember: postCaseMember,
  decideCase: operatorCases.postCase,
  decideAppeal: operatorCases.postAppeal,
  supportQuestion: operatorSupport.getQuestion,
  answerSupport: operatorSupport.postAnswer,
} satisfies { [Name in EndpointName]: Handler<Name> };
