import { generateCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { ACCOUNT_SHARDS } from "../actors/accounts/account-address.ts";

/** Beside a member's `session`, and never taken for one. */
const NAME = "operator";
const HOURS = 8;

/** Which shard knows an operator's session, or a code that was mailed, and its secret: `<shard>.<token>`. */
export interface OperatorToken {
  shard: number;
  token: string;
}

/** As one text, for the cookie and for a challenge. */
export function tokenText({ shard, token }: OperatorToken): string {
  return `${shard}.${token}`;
}

/** What `tokenText` wrote; nothing that names an object which cannot be. */
export function readToken(text: string): OperatorToken | undefined {
  const [, shard, token] = /^(\d{1,2})\.([\w-]{1,64})$/.exec(text) ?? [];
  if (!shard || !token || Number(shard) >= ACCOUNT_SHARDS) return undefined;
  return { shard: Number(shard), token };
}

/** The session's cookie. */
export function operatorCookie(token: OperatorToken): string {
  return generateCookie(NAME, tokenText(token), { httpOnly: true, sameSite: "Lax", maxAge: HOURS * 60 * 60 });
}

export const endedOperatorCookie = generateCookie(NAME, "", { httpOnly: true, sameSite: "Lax", maxAge: 0 });

/** What the request's cookie names; whether it is a session, its shard knows. */
export function operatorTokenOf(cookies: string): OperatorToken | undefined {
  return readToken(parse(cookies, NAME)[NAME] ?? "");
}
