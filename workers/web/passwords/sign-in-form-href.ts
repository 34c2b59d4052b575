import type { Platform } from "../../../app/request/platform.server.ts";
import { redirectTarget } from "../../../app/request/forms/redirect-target.ts";
import { openVisitorCookie } from "../../../app/request/visitor/visitor-cookie.server.ts";
import { isSignIn } from "./has-password.ts";
import type { BufferedRequest } from "./buffered-request.ts";

/** A sign-in is three short fields; whoever sends more gets the plain form. */
const LONGEST_SIGN_IN = 2048;
const LONGEST_ADDRESS = 254;

/**
 * The form of a refused sign-in, to be opened again: a path of ours. What the sign-in leads back to is kept in it; the
 * address that was typed goes into the visitor's sealed cookie, never into the path. Undefined for a sign-up: what was typed
 * there has not been kept anywhere but in the page before.
 */
export async function signInFormHref(
  { request, body }: BufferedRequest,
  { seal, directives }: Platform,
): Promise<string | undefined> {
  if (!isSignIn(request)) return undefined;
  const typed = signInFields(request, body);
  const email = typed.get("email")?.trim().slice(0, LONGEST_ADDRESS);
  if (email) {
    const cookie = await openVisitorCookie(request, seal);
    cookie.change({ typed: { address: email } });
    directives.cookies.push(() => cookie.commit());
  }
  const target = redirectTarget(typed.get("redirect"), "");
  return target ? `/login?${new URLSearchParams({ redirect: target })}` : "/login";
}

function signInFields(request: Request, body: BufferedRequest["body"]): URLSearchParams {
  const type = request.headers.get("Content-Type") ?? "";
  const isForm = type.startsWith("application/x-www-form-urlencoded") && body && body.length <= LONGEST_SIGN_IN;
  return new URLSearchParams(isForm ? new TextDecoder().decode(body) : "");
}
