import { createSeal } from "../../app/request/seal.server.ts";
import { setCookie } from "../../app/request/cookies.server.ts";
import type { CookieJar } from "../../app/api/cookie-jar.server.ts";

/** Signs in by writing the session cookie that the web Worker itself would set for these cookies of the API. */
export async function sessionCookie({ origin, secret, jar }: { origin: string; secret: string; jar: CookieJar }) {
  const line = setCookie("session", await createSeal(secret).seal(jar));
  const value = line.slice(line.indexOf("=") + 1, line.indexOf(";"));
  return { name: "session", value, url: origin, httpOnly: true, secure: true, sameSite: "Lax" as const };
}
