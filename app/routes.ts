import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import type { Area } from "./routes/members-area/areas.ts";

/** Pages that visitors see too: no client script, except where a page says otherwise. */
const visitorPages = [
  index("routes/index/index.tsx"),
  route("landers/gallery/:slug?", "routes/landers/gallery.tsx"),
  route("signup", "routes/signup/signup.tsx"),
  route("complete-signup", "routes/signup/complete/complete.tsx"),
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
  route("lang-config", "routes/language/lang-config.tsx"),
  route("pricing", "routes/credits/pricing.tsx"),
  route("pages/:token", "routes/pages/page.tsx"),
  route("dev/mailbox", "routes/dev/mailbox.tsx"),
  route("dev/mails", "routes/dev/mails.tsx"),
  route("dev/payments/:id", "routes/dev/payment.tsx"),
  route("*", "routes/errors/not-found.tsx"),
];

/** A page of the members' area: its address begins as one of its areas does. */
function membersPage(path: Area | `${Area}/${string}`, file: string, options: { id?: string } = {}) {
  return route(path, file, options);
}

/** Only for who is signed in; the layout's middleware sees to it. They have a client script. */
export const membersPages = [
  membersPage("members", "routes/members/search.tsx"),
  membersPage("members/:id", "routes/members/profile.tsx"),
  membersPage("signup-matches", "routes/members/signup-matches.tsx"),
  membersPage("members/:id/chat", "routes/chats/conversation/conversation.tsx", { id: "chat-with-member" }),
  membersPage("likes/:type?", "routes/likes/likes.tsx"),
  membersPage("chats", "routes/chats/list/chats.tsx"),
  membersPage("chats/:conversation", "routes/chats/conversation/conversation.tsx"),
  membersPage("credits", "routes/credits/credits.tsx"),
  membersPage("credits/:id/:paymentmethod?", "routes/credits/pay.tsx"),
  membersPage("transactions/:id?", "routes/credits/transactions.tsx"),
  membersPage("premium", "routes/credits/premium.tsx"),
  membersPage("alerts", "routes/members-area/alerts/dismiss-alert.tsx"),
];

/** A member's own account: forms to fill in quietly, with no client script (`no-script-layout.tsx`). */
const accountPages = [
  route("profile/data", "routes/personal-data/personal-data.tsx"),
  route("profile/delete", "routes/deletion/delete.tsx"),
  route("profile", "routes/account/profile.tsx"),
  route("profile/display", "routes/account/display.tsx"),
  route("profile/mails", "routes/notifications/mails.tsx"),
  route("notifications", "routes/notifications/notifications.tsx"),
  route("profile/security", "routes/account/security.tsx"),
  route("profile/passkeys", "routes/account/passkeys.tsx"),
];

// `boundary.tsx` stands between an area and its pages: when a page fails, the area's own bars stay.
export default [
  layout("routes/visitor-area/layout.tsx", [
    layout("routes/errors/boundary.tsx", { id: "visitor-boundary" }, visitorPages),
  ]),
  layout("routes/members-area/layout.tsx", [
    layout("routes/errors/boundary.tsx", { id: "members-boundary" }, [
      ...membersPages,
      layout("routes/members-area/no-script-layout.tsx", accountPages),
    ]),
  ]),
  route("profile/data/download", "routes/personal-data/download.ts"),
  route("language", "routes/language/language.tsx"),
  route("login/passkey", "routes/login/passkey.ts"),
  route("profile/passkeys/question", "routes/account/passkeys/passkey-options.ts"),
  route("dev/mailbox.json", "routes/dev/mailbox-json.tsx"),
  route("dev/mails/look", "routes/dev/mail-preview.tsx"),
  route("dev/ui", "routes/dev/ui.tsx"),
] satisfies RouteConfig;
