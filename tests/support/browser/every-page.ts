import type { BrowserContext } from "@playwright/test";
import { uploadMessagePhoto } from "../../../app/contract/conversations/message-photos.ts";
import { like } from "../../../app/contract/people/discovery.ts";
import { hideMember } from "../../../app/contract/people/hidden.ts";
import { listBundles, startPayment } from "../../../app/contract/money/payments.ts";
import { setPreferences } from "../../../app/contract/account/notifications.ts";
import { saveSearch } from "../../../app/contract/people/saved-searches.ts";
import { block } from "../../../app/contract/safety/blocks.ts";
import { signUpSteps } from "../sign-up.ts";
import { browserCookie } from "../http/site-cookies.ts";
import { postSignUp } from "../http/post-sign-up.ts";
import { landers } from "../landers.ts";
import type { BrowserMember, Site } from "./browser-fixtures.ts";

/** Many pages are visited in parts, a test for each: on a busy machine all of them take longer than one test may. */
export const parts = [1, 2, 3] as const;

/** The pages of one of the `parts`. Neighbours, which are alike, are spread over all. */
export function pagesOfPart(pages: string[], part: (typeof parts)[number]): string[] {
  return pages.filter((_, index) => index % parts.length === part - 1);
}

/** Every kind of page that a visitor can open; those of the sign-up need `nearlySignedUp`. */
export const visitorsPages = [
  "/",
  ...landers,
  "/landers/gallery/friendship",
  "/landers/socialnetwork/walking",
  "/members?gender=male&country=NL&network=friends",
  "/members?min_age=80&max_age=30&network=friends",
  ...["terms", "privacy", "cookies", "ban", "faq", "service", "return-policy"].map((token) => `/pages/${token}`),
  "/pages/terms/2023-12-01",
  "/lang-config",
  "/lang-config?back=%2Fpricing",
  "/unsubscribe",
  "/unsubscribe?id=nobody&token=none&kind=like",
  "/pricing",
  "/complaints",
  "/support",
  "/support?topic=payment",
  "/pages/faq?q=money",
  "/pages/faq?q=nothing-like-it",
  "/appeal?id=nobody&token=none",
  "/login",
  "/login?redirect=%2Fchats",
  "/reset-password",
  "/reset-password/sent",
  ...["/activate", "/reset-password/do", "/mail-change/do", "/account-undo"].map(
    (path) => `${path}?id=nobody&token=none`,
  ),
  "/mail-change/do",
  ...[0, 1, 2, 3, 4].map((step) => `/signup?step=${step}`),
  "/complete-signup",
  "/complete-signup?date_of_birth=1900-01-01&change=0",
  "/members/nobody000000/landing",
  "/activate/done",
  "/activate/error",
  "/account-deleted",
  "/account-restore",
  "/account-restore?id=nobody&token=none",
  "/nothing-here",
  "/dev/mailbox",
  "/dev/mails",
  "/dev/ui",
  "/dev/ui?refused=1",
];

/** The members' pages that are empty for a new member. */
export const emptyPages = [
  "/members",
  "/signup-matches?api_signup_complete=1",
  "/likes",
  "/likes/given",
  "/likes/matches",
  "/suggestions",
  "/chats",
  "/credits",
  "/transactions",
  "/withdraw",
  "/spending-limit",
  "/notifications",
  "/profile/mails",
  "/profile/blocked",
  "/profile/hidden",
  "/profile/searches",
];

/** The pages to which links to a member lead visitors: of a real one, and of a fictional one with a drafted message. */
export async function landingPages(site: Site): Promise<string[]> {
  const [bert, eva] = [
    await site.member({ name: "Bert", show_to_visitors: true }),
    await site.member({ name: "Eva", fictional: true }),
  ];
  return [bert, eva].flatMap(({ id }) => [
    ...["landing", "landing2/love", "landing3"].map((page) => `/members/${id}/${page}`),
    ...["message", 0, 4].map((step) => `/members/${id}/signup?step=${step}`),
    `/complete-signup?target=${id}`,
  ]);
}

/** Fills in the sign-up up to its last step, as a form without a script would. */
export async function nearlySignedUp({ request }: BrowserContext, origin: string): Promise<void> {
  const steps = signUpSteps({ name: "Annelies", email: "annelies@example.org" }).slice(0, -1);
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await request.post(origin + path, { form, headers: { Origin: origin }, maxRedirects: 0 });
    return { location: answer.headers()["location"]?.replace(origin, "") };
  };
  await postSignUp({ post }, steps);
}

/**
 * A premium member with likes, an unpaid order, somebody blocked, somebody not to be shown again and conversations with a real and a fictional member, whose
 * browser can be asked about push messages; and all pages.
 */
export async function busyMember(site: Site): Promise<{ anna: BrowserMember; pages: string[] }> {
  const [anna, bert, eva] = [
    await site.member({ name: "Anna", credits: 4, paid_user: true }),
    await site.member({ name: "Bert", credits: 9 }),
    await site.member({ name: "Eva", fictional: true }),
  ];
  await bert.writes(anna, "Good morning, shall we walk on Sunday?");
  await anna.writes(eva, "Hello");
  await bert.gives(anna, "tulips");
  const photo = await bert.sendsPhoto(anna, "By the sea");
  await anna.api.callOrThrow(like, { id: eva.id });
  await anna.api.callOrThrow(like, { id: bert.id });
  const id = crypto.randomUUID();
  await anna.api.callOrThrow(saveSearch, { id, name: "Walkers", search: { country: "NL", photo: "yes" } });
  await bert.api.callOrThrow(like, { id: anna.id });
  await anna.api.callOrThrow(block, { id: (await site.member()).id });
  await anna.api.callOrThrow(hideMember, { id: (await site.member()).id });
  await anna.api.callOrThrow(setPreferences, { suggestions: true });
  await anna.context.addCookies([browserCookie(site.origin, "push", "1")]);
  const order = await unpaid(anna, site.origin);
  const unsent = crypto.randomUUID();
  await anna.api.callOrThrow(uploadMessagePhoto, { key: unsent });
  await site.delivered();
  const pages = [
    "/members",
    "/members?open=1",
    "/members?min_age=70&max_age=60",
    "/members?country=PL&gender=male&min_age=119",
    "/members?page=99",
    `/signup-matches?target=${eva.id}&wrote=1`,
    ...[bert, eva, anna].map(({ id }) => `/members/${id}`),
    ...[bert, eva].map(({ id }) => `/members/${id}/chat`),
    `/members/${bert.id}/gift`,
    `/members/${bert.id}/photo`,
    `/members/${bert.id}/photo?key=${unsent}`,
    `/chats/photos/${photo}`,
    `/members/${bert.id}/openers`,
    `/members/${bert.id}/chat?ask=weekend`,
    `/members/${bert.id}?block=1`,
    `/members/${bert.id}/report`,
    "/profile/blocked",
    "/profile/hidden",
    "/profile/searches",
    "/profile/searches?save&country=BE&min_age=60",
    "/profile/searches?undo=Walkers&country=NL",
    "/members/nobody000000",
    "/likes",
    "/likes/given",
    "/likes/matches",
    `/likes/m/${bert.id}`,
    "/swipe-game",
    ...[1, 2, 3, 4, 5, "found"].map((step) => `/match-finder?step=${step}`),
    "/suggestions",
    "/chats",
    "/credits",
    `/credits/${order.bundle}`,
    order.checkout,
    "/directdebit",
    "/transactions",
    "/withdraw",
    "/spending-limit",
    "/transactions?month=2020-02",
    `/transactions/${order.payment}`,
    "/premium",
    "/profile/data",
    "/profile/delete",
    "/profile/delete/confirm",
    "/profile",
    ...["about", "interests", "looking-for", "facts", "name", "place"].map((card) => `/profile/${card}`),
    "/profile/place?country=DE",
    "/profile/about?welcome=1",
    "/profile/interests?welcome=1",
    "/profile/security",
    "/profile/passkeys",
    "/profile/display",
    "/profile/mails",
    "/notifications",
    "/logout",
  ];
  return { anna, pages };
}

/** What says that a report, a complaint and a question of this member have arrived. */
export async function receiptPages(site: Site, { context }: BrowserMember): Promise<string[]> {
  const { id } = await site.member();
  const key = crypto.randomUUID();
  const send = async (path: string, form: Record<string, string>) => {
    const options = { form: { key, reason: "hate", ...form }, headers: { Origin: site.origin }, maxRedirects: 0 };
    const answer = await context.request.post(site.origin + path, options);
    return (answer.headers()["location"] ?? "").replace(site.origin, "");
  };
  return [
    await send(`/members/${id}/report`, { about: "profile", text: "" }),
    await send("/complaints", { address: "The profile of Bert", text: "He writes hateful things.", good_faith: "on" }),
    await send("/support", { topic: "other", text: "How do I change my name?", keep_typed: "on" }),
  ];
}

async function unpaid({ api }: BrowserMember, origin: string) {
  const { bundles, payment_methods: methods } = await api.callOrThrow(listBundles, {});
  const [bundle, method] = [bundles[0]?.id, methods[0]];
  if (!bundle || !method) throw new Error("There is nothing to buy.");
  const { payment } = await api.callOrThrow(startPayment, {
    payment_id: crypto.randomUUID(),
    bundle,
    payment_method: method,
    return_url: `${origin}/credits`,
  });
  return { bundle, payment: payment.payment_id, checkout: new URL(payment.checkout_url ?? origin).pathname };
}
