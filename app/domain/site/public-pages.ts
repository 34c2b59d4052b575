/**
 * How the addresses begin that search engines shall not ask for, nor list if they do: everything of members and operators, and steps that
 * only a form or a mail leads to. Decision 0251.
 */
export const privatePaths: readonly string[] = [
  "/account-",
  "/activat",
  "/alerts",
  "/api/",
  "/appeal",
  "/chats",
  "/complete-signup",
  "/credits",
  "/dev/",
  "/directdebit",
  "/entry",
  "/lang-config",
  "/language",
  "/likes",
  "/login/",
  "/logout",
  "/mail-change/",
  "/match-finder",
  "/members",
  "/notifications",
  "/operator",
  "/photos/",
  "/premium",
  "/profile",
  "/reset-password",
  "/signup-matches",
  "/spending-limit",
  "/suggestions",
  "/swipe-game",
  "/terms-changed",
  "/totals",
  "/transactions",
  "/unsubscribe",
  "/visitors/",
  "/withdraw",
];

/**
 * Is this the one way in which we write an address? The router reads others as the same page (capitals, a slash at the end, `%6c` for l):
 * they get it too, but of them there may be as many as somebody can make up, so none is kept or listed.
 */
export function isWrittenOurWay(pathname: string): boolean {
  return /^\/$|^(\/[a-z0-9-]+)+$/.test(pathname);
}

/** May search engines list the page at this path? Then it has an address for each language, too. */
export function isPublicPage(pathname: string): boolean {
  return isWrittenOurWay(pathname) && !privatePaths.some((beginning) => pathname.startsWith(beginning));
}

/** What search engines are told of. Landers are for who comes by a campaign: they may be listed, but nobody is sent there. */
export const sitemapPages: readonly string[] = [
  "/",
  "/signup",
  "/login",
  "/pricing",
  "/complaints",
  "/support",
  ...["terms", "privacy", "cookies", "ban", "faq", "service", "return-policy"].map((token) => `/pages/${token}`),
];
