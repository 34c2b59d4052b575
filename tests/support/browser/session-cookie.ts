import type { CookieJar } from "../../../app/api/cookie-jar.server.ts";
import { browserCookie, sealedSession } from "../http/site-cookies.ts";

interface Wished {
  origin: string;
  secret: string;
  jar: CookieJar;
  /** Whose session it is, if the web Worker was told. */
  member?: string;
}

/** Signs in by writing the session cookie that the web Worker itself would set for these cookies of the API. */
export async function sessionCookie({ origin, secret, jar, member }: Wished) {
  return browserCookie(origin, "session", await sealedSession(secret, jar, member));
}
