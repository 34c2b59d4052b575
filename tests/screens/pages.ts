import type { ApiClient } from "../support/http/api-client.ts";
import { listChats } from "../../app/contract/conversations/conversations.ts";
import { listLikes, searchMembers } from "../../app/contract/people/discovery.ts";
import { setPreferences } from "../../app/contract/account/notifications.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import { listBundles } from "../../app/contract/money/payments.ts";

/** Picture's name → address. */
export type Pages = Record<string, string>;

export const visitorsPages: Pages = {
  index: "/",
  lander: "/landers/gallery",
  "lander-tinderswipe": "/landers/tinderswipe",
  "lander-alonetonight": "/landers/alonetonight",
  "lander-collagelanding": "/landers/collagelanding",
  "lander-iconslanding": "/landers/iconslanding",
  "lander-maplanding": "/landers/maplanding",
  "lander-socialnetwork": "/landers/socialnetwork",
  "lander-transitionsvideolanding": "/landers/transitionsvideolanding",
  "lander-video": "/landers/video",
  "visitors-search": "/members?gender=male&country=NL&network=friends",
  login: "/login",
  "reset-password": "/reset-password",
  "reset-password-sent": "/reset-password/sent",
  "invalid-link": "/reset-password/do?id=nobody&token=none",
  "mail-change": "/mail-change/do?id=nobody&token=none",
  "account-undo": "/account-undo?id=nobody&token=none",
  pricing: "/pricing",
  terms: "/pages/terms",
  ban: "/pages/ban",
  complaints: "/complaints",
  faq: "/pages/faq",
  "faq-search": "/pages/faq?q=money",
  support: "/support",
  "account-deleted": "/account-deleted",
  "account-restore": "/account-restore?id=nobody&token=none",
  languages: "/lang-config",
  unsubscribe: "/unsubscribe?id=nobody&token=none&kind=like",
  "not-found": "/nothing-here",
  mailbox: "/dev/mailbox",
  ui: "/dev/ui",
  "ui-refused": "/dev/ui?refused=1",
};

/** The pages to which links to a member lead visitors, and links with sign-up answers. */
export async function landingPages(api: ApiClient): Promise<Pages> {
  await api.callOrThrow(setPreferences, { show_to_visitors: true, suggestions: true });
  const { user } = await api.callOrThrow(currentUser);
  const { results } = await api.callOrThrow(searchMembers, {});
  const real = user.profile;
  const fictional = results.find((card) => card.fictional) ?? results[0];
  const answers = "gender=female&seeking=male&date_of_birth=1958-05-14&country=NL&name=Annelies";
  return {
    landing: `/members/${real?.id}/landing`,
    "landing-fictional": `/members/${fictional?.id}/landing`,
    landing2: `/members/${real?.id}/landing2/love`,
    landing3: `/members/${real?.id}/landing3`,
    "landing-unavailable": "/members/nobody/landing",
    "target-signup": `/members/${real?.id}/signup`,
    "target-message": `/members/${real?.id}/signup?step=message`,
    "complete-signup": `/complete-signup?${answers}`,
  };
}

/** The members' pages, with a real and a fictional profile and a conversation. */
export async function membersPages(api: ApiClient): Promise<Pages> {
  await api.callOrThrow(setPreferences, { show_to_visitors: true, suggestions: true });
  const { user } = await api.callOrThrow(currentUser);
  const { results } = await api.callOrThrow(searchMembers, {});
  const { chats } = await api.callOrThrow(listChats);
  const { bundles } = await api.callOrThrow(listBundles, {});
  const match = (await api.callOrThrow(listLikes)).profiles.find(({ matched }) => matched);
  const real = user.profile;
  const other = results.find((card) => !card.fictional && card.id !== real.id) ?? results[0];
  const fictional = results.find((card) => card.fictional) ?? results[0];
  return {
    members: "/members",
    "signup-matches": "/signup-matches",
    "members-filtered": "/members?country=NL&min_age=50&max_age=70",
    profile: `/members/${real?.id}`,
    "profile-fictional": `/members/${fictional?.id}`,
    "chat-first-message": `/members/${other?.id}/chat`,
    gift: `/members/${other?.id}/gift`,
    photo: `/members/${other?.id}/photo`,
    openers: `/members/${other?.id}/openers`,
    "likes-received": "/likes",
    "likes-given": "/likes/given",
    "likes-matches": "/likes/matches",
    ...(match && { match: `/likes/m/${match.id}` }),
    "swipe-game": "/swipe-game",
    "match-finder": "/match-finder",
    "match-finder-interests": "/match-finder?step=3",
    "match-finder-people": "/match-finder?step=found&distance=50&reason=company",
    suggestions: "/suggestions",
    chats: "/chats",
    ...(chats[0] && { conversation: `/chats/${chats[0].conversation.id}` }),
    credits: "/credits",
    pay: `/credits/${bundles[0]?.id}`,
    transactions: "/transactions",
    premium: "/premium",
    "own-profile": "/profile",
    "own-photos": "/profile/photos",
    "welcome-photos": "/profile/photos?welcome=1",
    "welcome-about": "/profile/about?welcome=1",
    "welcome-interests": "/profile/interests?welcome=1",
    "own-about": "/profile/about",
    "own-interests": "/profile/interests",
    "own-looking-for": "/profile/looking-for",
    "own-facts": "/profile/facts",
    "own-place": "/profile/place",
    "own-name": "/profile/name",
    blocked: "/profile/blocked",
    hidden: "/profile/hidden",
    "saved-searches": "/profile/searches",
    "save-search": "/profile/searches?save&country=NL&min_age=60&photo=yes",
    "members-panel": "/members?open=1",
    report: `/members/${fictional?.id}/report`,
    security: "/profile/security",
    notifications: "/notifications",
    mails: "/profile/mails",
    display: "/profile/display",
    "my-data": "/profile/data",
    "delete-account": "/profile/delete",
    "delete-last-step": "/profile/delete/confirm",
  };
}
