import { SESSION_DAYS } from "../../app/domain/auth/session.ts";
import { isIssued } from "./ids.ts";
import type { Caller } from "./http.ts";

const LIFETIME_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** `Secure` is the web Worker's business: this cookie travels inside its own. */
export function sessionCookie({ id, token }: Caller): string {
  return `session=${id}.${token}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${LIFETIME_SECONDS}`;
}

export const endedCookie = "session=; HttpOnly; Path=/; SameSite=Lax; Max-Age=0";

/**
 * Whom the cookie names; whether the token is theirs is checked by the member's own object. `secret` is
 * `env.TOKEN_SECRET`: a cookie with an id that this site never made is none.
 */
export function callerOf(request: Request, { secret, site }: { secret: string; site: string }): Caller | undefined {
  const value = /(?:^|;\s*)session=([^;]+)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  const [id = "", token = ""] = value?.split(".", 2) ?? [];
  return token && isIssued({ secret, site, id }) ? { id, token } : undefined;
}
