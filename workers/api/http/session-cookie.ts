import { generateCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { SESSION_DAYS } from "../../../app/domain/auth/session.ts";
import { isIssued } from "../ids.ts";
import type { Call, Caller } from "./http.ts";

const NAME = "session";

/** `Secure` is the web Worker's business: this cookie travels inside its own. */
export function sessionCookie({ id, token }: Caller): string {
  return cookie(`${id}.${token}`, SESSION_DAYS * 24 * 60 * 60);
}

function cookie(value: string, maxAge: number): string {
  return generateCookie(NAME, value, { httpOnly: true, sameSite: "Lax", maxAge });
}

/**
 * Signs the browser in: the answer brings this session's cookie. The session that it had before ends, whoever's it was, as
 * nobody would have its cookie any more, and pages of it that are still open go to sign-in.
 */
export function startSession({ actors, caller, cookies, waitUntil }: Call, session: Caller): void {
  if (caller && caller.token !== session.token) waitUntil(actors.member(caller.id).sessions.signOut(caller.token));
  cookies.push(sessionCookie(session));
}

export const endedCookie = cookie("", 0);

/**
 * Whom the cookie names; whether the token is theirs is checked by the member's own object. `secret` is
 * `env.TOKEN_SECRET`: a cookie with an id that this site never made is none.
 */
export function callerOf(request: Request, { secret, site }: { secret: string; site: string }): Caller | undefined {
  const { [NAME]: value = "" } = parse(request.headers.get("Cookie") ?? "", NAME);
  const [id = "", token = ""] = value.split(".", 2);
  return token && isIssued({ secret, site, id }) ? { id, token } : undefined;
}
