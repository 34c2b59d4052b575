import { type Problem, type SignInProblem, signInProblems } from "../../contract/problems.ts";
import { type Context, visitorCookieContext } from "../context.server.ts";

/** The API says that this browser's session ended because the account was suspended or banned: the page to sign in tells it. */
export function rememberSuspension(context: Context, { error, because }: Problem): void {
  const reason = signInProblems.find((code) => code === because);
  if (error !== "authentication_required" || !reason) return;
  context.get(visitorCookieContext).change({ suspended: { because: reason } });
}

/** Why the session ended here, told once: whoever uses this browser next may be somebody else. */
export function takeSuspension(context: Context): SignInProblem | undefined {
  const cookie = context.get(visitorCookieContext);
  const because = cookie.data.suspended?.because;
  if (because) cookie.change({ suspended: {} });
  return because;
}
