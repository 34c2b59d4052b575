import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Where campaigns lead to (spec §2): each an idea of its own, in a layout with a logo only. */
const landerPages = [
  route("landers/tinderswipe", "routes/landers/tinderswipe.tsx"),
  route("landers/alonetonight/:slug?", "routes/landers/alonetonight.tsx"),
  route("landers/collagelanding/:slug?", "routes/landers/collagelanding.tsx"),
  route("landers/gallery/:slug?", "routes/landers/gallery.tsx"),
  route("landers/iconslanding/:slug?", "routes/landers/iconslanding.tsx"),
  route("landers/maplanding/:slug?", "routes/landers/maplanding.tsx"),
  route("landers/socialnetwork/:slug?", "routes/landers/socialnetwork.tsx"),
  route("landers/transitionsvideolanding/:slug?", "routes/landers/transitionsvideolanding.tsx"),
  route("landers/video/:slug?", "routes/landers/video.tsx"),
];

/** Pages that visitors see too: no client script, except where a page says otherwise. */
const visitorPages = [
  index("routes/index/index.tsx"),
  route("signup", "routes/signup/signup.tsx"),
  route("complete-signup", "routes/signup/complete/complete.tsx"),
  // At `/members`, `/members/:id` and `/withdraw` for who is not signed in (workers/web/routing/visitors-request.ts).
  route("visitors/members", "routes/members/visitors/search.tsx", { id: "visitors-search" }),
  route("visitors/members/:id", "routes/members/visitors/profile.tsx", { id: "visitors-profile" }),
  route("visitors/withdraw", "routes/withdrawal/visitors.tsx", { id: "visitors-withdraw" }),
  route("members/:id/signup", "routes/signup/signup-for-target.tsx"),
  route("members/:id/landing", "routes/signup/landing/landing.tsx", { id: "landing" }),
  route("members/:id/landing2/:slug?", "routes/signup/landing/landing.tsx", { id: "landing2" }),
  route("members/:id/landing3/:slug?", "routes/signup/landing/landing.tsx", { id: "landing3" }),
  route("activate", "routes/signup/activation/activate.tsx"),
  route("activate/done", "routes/signup/activation/activate-done.tsx"),
  route("activate/error", "routes/signup/activation/activate-error.tsx"),
  route("login", "routes/login/login.tsx"),
  route("logout", "routes/login/logout.tsx"),
  route("reset-password", "routes/access/reset-password.tsx"),
  route("reset-password/sent", "routes/access/reset-sent.tsx"),
  route("reset-password/do", "routes/access/choose-password.tsx"),
  route("mail-change/do", "routes/access/mail-change.tsx"),
  route("account-undo", "routes/access/account-undo.tsx"),
  route("account-deleted", "routes/deletion/deleted.tsx"),
  route("account-restore", "routes/deletion/restore.tsx"),
  route("terms-changed", "routes/terms/terms-changed.tsx"),
  route("unsubscribe", "routes/notifications/unsubscribe.tsx"),
  route("entry", "routes/entry/entry.tsx"),
  route("lang-config", "routes/language/lang-config.tsx"),
  route("pricing", "routes/credits/pricing.tsx"),
  route("complaints", "routes/cases/complaints.tsx"),
  route("support", "routes/cases/support.tsx"),
  route("appeal", "routes/cases/appeal.tsx"),
  route("pages/faq", "routes/pages/faq.tsx"),
  // `version`: of the terms or the return policy, by its day.
  route("pages/:token/:version?", "routes/pages/page.tsx"),
  route("dev/mailbox", "routes/dev/mailbox.tsx"),
  route("dev/mails", "routes/dev/mails.tsx"),
  route("dev/payments/:id", "routes/dev/payment.tsx"),
  // What operators wrote. Any other route comes first, and no page may be called like one (scripts/pages/reserved-tokens.ts).
  route(":token", "routes/written-pages/page.tsx"),
  route("*", "routes/errors/not-found.tsx"),
];

/**
 * Only for who is signed in; the layout's middleware sees to it. They have a client script: links to them load no document
 * (`hydratedPaths`), and their modules share chunks (vite.config.ts).
 */
export const membersPages = [
  route("members", "routes/members/search.tsx"),
  route("members/:id", "routes/members/profile.tsx"),
  route("signup-matches", "routes/members/signup-matches.tsx"),
  route("members/:id/chat", "routes/chats/conversation/conversation.tsx", { id: "chat-with-member" }),
  route("likes/:type?", "routes/likes/likes.tsx"),
  route("chats", "routes/chats/list/chats.tsx"),
  route("chats/:conversation", "routes/chats/conversation/conversation.tsx"),
  route("alerts", "routes/members-area/alerts/dismiss-alert.ts"),
  route("activation-mail", "routes/members-area/alerts/activation-mail.ts"),
  // It asks before everything is lost, in a modal.
  route("profile/delete/confirm", "routes/deletion/confirm.tsx"),
  // Uploads show how far they are.
  route("profile/photos", "routes/photos/photos.tsx"),
  route("profile/security", "routes/account/security.tsx"),
];

/** The addresses of the pages with a client script, as a regular expression. */
export const hydratedPaths = `^/(?:${membersPages.map(({ path = "" }) => pathPattern(path)).join("|")})$`;

/** `chats/:id?` as a regular expression. */
function pathPattern(path: string): string {
  return path.replaceAll(/\/:\w+(\??)/g, (_, optional: string) => (optional ? "(?:/[^/]+)?" : "/[^/]+"));
}

/** Only for who is signed in too: forms to fill in quietly, and pages to read, with no client script (`no-script-layout.tsx`). */
const noScriptPages = [
  route("likes/m/:id", "routes/likes/match.tsx"),
  route("swipe-game", "routes/suggestions/swipe-game.tsx"),
  route("match-finder", "routes/suggestions/match-finder.tsx"),
  route("suggestions", "routes/suggestions/suggestions.tsx"),
  route("profile/data", "routes/personal-data/personal-data.tsx"),
  route("profile", "routes/account/profile.tsx"),
  route("profile/display", "routes/account/display.tsx"),
  route("profile/mails", "routes/notifications/mails.tsx"),
  route("notifications", "routes/notifications/notifications.tsx"),
  route("profile/delete", "routes/deletion/delete.tsx"),
  route("profile/searches", "routes/members/saved/saved-searches.tsx"),
  route("profile/blocked", "routes/safety/blocked.tsx"),
  route("profile/hidden", "routes/safety/hidden.tsx"),
  route("profile/passkeys", "routes/account/passkeys.tsx"),
  route("members/:id/report", "routes/safety/report.tsx"),
  route("members/:id/openers", "routes/chats/openers/openers.tsx"),
  route("members/:id/gift", "routes/chats/gift/gift.tsx"),
  route("members/:id/photo", "routes/chats/photo/photo.tsx"),
  route("chats/photos/:message", "routes/chats/full-photo/full-photo.tsx"),
  route("credits", "routes/credits/credits.tsx"),
  route("credits/repeat-order", "routes/credits/repeat-order.tsx"),
  route("credits/:id/:paymentmethod?", "routes/credits/pay.tsx"),
  route("directdebit", "routes/credits/direct-debit.tsx"),
  route("premium", "routes/credits/premium.tsx"),
  route("transactions", "routes/credits/transactions.tsx"),
  route("transactions/:id", "routes/credits/payment.tsx"),
  route("spending-limit", "routes/credits/limit.tsx"),
  route("withdraw", "routes/withdrawal/withdraw.tsx"),
  route("withdraw/:id", "routes/withdrawal/receipt.tsx"),
  route("profile/:card", "routes/account/own-profile/change-card.tsx"),
];

/** The staff's own pages; who is no operator finds the ones to sign in only. */
const operatorPages = [
  route("operator/login", "routes/operators/sign-in/login.tsx"),
  route("operator/login/code", "routes/operators/sign-in/code.tsx"),
  route("operator/login/passkey", "routes/operators/passkeys/sign-in.ts"),
  layout("routes/operators/console.tsx", [
    route("operator", "routes/operators/queue/queues.tsx"),
    route("operator/audit", "routes/operators/audit/audit.tsx"),
    route("operator/figures", "routes/operators/figures/figures.tsx"),
    route("operator/passkeys", "routes/operators/passkeys/passkeys.tsx"),
    route("operator/passkeys/question", "routes/operators/passkeys/options.ts"),
    route("operator/members", "routes/operators/members/members.tsx"),
    route("operator/members/:id", "routes/operators/members/member.tsx"),
    route("operator/members/:id/cases/:case", "routes/operators/cases/decided-case.tsx"),
    route("operator/members/:id/decide", "routes/operators/members/decide.tsx"),
    route("operator/members/:id/lift", "routes/operators/members/lift.tsx"),
    route("operator/members/:id/correct", "routes/operators/members/correct.tsx"),
    route("operator/members/:id/erase", "routes/operators/members/erase.tsx"),
    route("operator/members/:id/refunds", "routes/operators/refunds/refunds.tsx"),
    route("operator/members/:id/refunds/:payment", "routes/operators/refunds/refund.tsx"),
    route("operator/members/:id/proposals/:refund", "routes/operators/refunds/proposal.tsx"),
    route("operator/logout", "routes/operators/sign-in/logout.tsx"),
    route("operator/photos/:number", "routes/operators/photos/photo.tsx"),
    route("operator/fictional", "routes/operators/fictional-profiles/profiles.tsx"),
    route("operator/fictional/new", "routes/operators/fictional-profiles/new-profile.tsx"),
    route("operator/fictional/profiles/:id", "routes/operators/fictional-profiles/profile.tsx"),
    route("operator/fictional/profiles/:id/photos", "routes/operators/fictional-profiles/profile-photos.ts"),
    route("operator/fictional/profiles/:id/retire", "routes/operators/fictional-profiles/retire.tsx"),
    route("operator/payments", "routes/operators/payments/payments.tsx"),
    route("operator/payments/:number", "routes/operators/payments/payment.tsx"),
    route("operator/proposals", "routes/operators/refunds/proposals.tsx"),
    route("operator/sums", "routes/operators/sums/sums.tsx"),
    route("operator/settings", "routes/operators/settings/settings.tsx"),
    route("operator/settings/:group", "routes/operators/settings/group.tsx"),
    route("operator/prices", "routes/operators/prices/prices.tsx"),
    route("operator/prices/:country", "routes/operators/prices/country-prices.tsx"),
    route("operator/prices/:country/new", "routes/operators/prices/new-prices.tsx"),
    route("operator/prices/:country/:number", "routes/operators/prices/price-list.tsx"),
    route("operator/pages", "routes/operators/pages/pages.tsx"),
    route("operator/pages/new", "routes/operators/pages/new-page.tsx"),
    route("operator/pages/:token", "routes/operators/pages/page.tsx"),
    route("operator/pages/:token/withdraw", "routes/operators/pages/withdraw.tsx"),
    route("operator/debits", "routes/operators/debits/debits.tsx"),
    route("operator/debits/:file", "routes/operators/debits/file.tsx"),
    route("operator/debits/:file/download", "routes/operators/debits/download.ts"),
    route("operator/transfers", "routes/operators/transfers/transfers.tsx"),
    route("operator/transfers/:number", "routes/operators/transfers/transfer.tsx"),
    route("operator/transfers/:number/account", "routes/operators/transfers/account.tsx"),
    route("operator/transfers/:number/failed", "routes/operators/transfers/failed.tsx"),
    route("operator/discounts", "routes/operators/discounts/discounts.tsx"),
    route("operator/discounts/new", "routes/operators/discounts/new-discount.tsx"),
    route("operator/discounts/:code", "routes/operators/discounts/discount.tsx"),
    route("operator/fictional/:number", "routes/operators/fictional/conversation.tsx"),
    route("operator/held-texts/:number", "routes/operators/held-texts/text.tsx"),
    route("operator/reports/:number", "routes/operators/cases/report.tsx"),
    route("operator/reports/:number/find", "routes/operators/cases/find-member.ts"),
    route("operator/reports/:number/member", "routes/operators/cases/attach.tsx"),
    route("operator/appeals/:number", "routes/operators/cases/appeal.tsx"),
    route("operator/support/:number", "routes/operators/support/question.tsx"),
    route("operator/next/:queue", "routes/operators/queue/next.ts"),
    route("operator/undo/:queue", "routes/operators/queue/undo.ts"),
  ]),
];

// `boundary.tsx` stands between an area and its pages: when a page fails, the area's own bars stay.
export default [
  layout("routes/landers/layout.tsx", [
    layout("routes/errors/visitor-boundary.tsx", { id: "landers-boundary" }, landerPages),
  ]),
  layout("routes/visitor-area/layout.tsx", [
    layout("routes/errors/visitor-boundary.tsx", { id: "visitor-boundary" }, visitorPages),
  ]),
  layout("routes/members-area/layout.tsx", [
    layout("routes/errors/boundary.tsx", { id: "members-boundary" }, [
      ...membersPages,
      layout("routes/members-area/no-script-layout.tsx", noScriptPages),
    ]),
  ]),
  layout("routes/operators/layout.tsx", [
    layout("routes/errors/boundary.tsx", { id: "operators-boundary" }, operatorPages),
  ]),
  route("totals", "routes/members-area/totals/totals.ts"),
  route("profile/data/download", "routes/personal-data/download.ts"),
  route("transactions/download", "routes/credits/transactions/download.ts"),
  route("language", "routes/language/language.tsx"),
  route("landers/captions/:language", "routes/landers/captions.ts"),
  route("sw-push.js", "routes/installed-app/sw-push.ts"),
  route("manifest.webmanifest", "routes/installed-app/app-manifest.ts"),
  route("robots.txt", "routes/search-engines/robots.ts"),
  route("sitemap.xml", "routes/search-engines/sitemap.ts"),
  route("login/passkey", "routes/login/passkey.ts"),
  route("profile/passkeys/question", "routes/account/passkeys/passkey-options.ts"),
  route("dev/mailbox.json", "routes/dev/mailbox-json.tsx"),
  route("dev/mails/look", "routes/dev/mail-preview.tsx"),
  route("dev/ui", "routes/dev/ui.tsx"),
] satisfies RouteConfig;
