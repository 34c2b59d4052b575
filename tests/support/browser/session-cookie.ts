import type { CookieJar } from "../../../app/api/cookie-jar.server.ts";
import { browserCookie, sealedSession } from "../http/site-cookies.ts";

/** Signs in by writing the session cookie that the web Worker itself would set for these cookies of the API. */
export async function sessionCookie({ origin, secret, jar }: { origin: string; secret: string; jar: CookieJar }) {
  return browserCookie(origin, "session", await sealedSession(secret, jar));
}
