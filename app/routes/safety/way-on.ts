interface Reported {
  /** Their profile. */
  page: string;
  hasProfile: boolean;
  hasChat: boolean;
}

/** From the receipt of a report back to where one came from, with what its button says; on to a list where that is gone. */
export function wayOn(back: string, { page, hasProfile, hasChat }: Reported) {
  const { pathname } = new URL(back, "https://own.invalid");
  if (pathname === `${page}/chat`) return hasChat ? way(back, "chat") : way("/chats", "chats");
  if (pathname === page) return hasProfile ? way(back, "profile") : way("/members", "members");
  if (pathname === "/members") return way(back, "members");
  if (pathname === "/profile/blocked") return way(back, "blocked");
  return way(back, "back");
}

/** `to`: a text of `safety:report.ways`. */
function way<To extends string>(href: string, to: To) {
  return { href, to };
}
