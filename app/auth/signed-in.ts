import type { CookieJar } from "../api/cookie-jar.server.ts";
import type { User } from "../contract/people/profile.ts";

/** What a strategy answers: the API has signed this member in, and the browser's session has not begun yet. */
export interface SignedIn {
  /** `revived`: the account was being deleted, and signing in took that back (spec §4). */
  user: User & { revived?: boolean };
  /** What the browser sends with its next sign-in; an API need not give it (decision 0086). */
  device?: string | null;
  /** Of the API, for the session. */
  cookies: CookieJar;
}
