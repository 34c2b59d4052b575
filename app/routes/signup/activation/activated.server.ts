import { currentUser } from "../../../contract/account/session.ts";
import { apiOf, type Context, sessionOf, visitorCookieContext } from "../../../request/context.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";

/** An address was confirmed in this browser, by whomever; perhaps nobody is signed in here. */
export function noteActivated(context: Context): void {
  context.get(visitorCookieContext).change({ activated: { here: true } });
}

/** What is true of whoever looks: their address is confirmed, is not yet, or we cannot tell until they sign in. */
export async function activationOf(context: Context): Promise<"confirmed" | "not_confirmed" | "unknown"> {
  if (sessionOf(context).signedIn) {
    const answer = await apiOf(context).call(currentUser);
    if (answer.ok) return answer.value.user.status === "not_confirmed" ? "not_confirmed" : "confirmed";
    if (answer.problem.error !== "authentication_required") throw failure(answer.problem);
  }
  return context.get(visitorCookieContext).data.activated?.here ? "confirmed" : "unknown";
}
