import { type MiddlewareFunction, redirect } from "react-router";
import { ENDED, STAFF_SIGN_IN } from "../../domain/auth/sign-in-path.ts";
import { apiContext, sessionContext, visitorCookieContext } from "../context.server.ts";
import { failure } from "../pages/failure.server.ts";
import { platformContext } from "../platform.server.ts";
import { apiWith } from "../with-api.server.ts";
import { openSession } from "./session.server.ts";
import { startOperatorSessionContext } from "./start-session.server.ts";

/**
 * Pages of the site's staff ask the API with a session of their own. A member's session of the same browser stays as it is and
 * counts for nothing here (decision 0169).
 */
export const withOperator: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { seal, clock, directives } = context.get(platformContext);
  const session = await openSession(request, { seal, now: () => clock.now(), cookie: "operator" });
  context.set(sessionContext, session);
  context.set(startOperatorSessionContext, session.start);
  context.set(apiContext, apiWith(session, { request, url, context }));
  directives.cookies.push(async () => [await session.commit()].filter((line) => line !== undefined));
  const wasSignedIn = session.signedIn;
  const answer = await next();
  if (wasSignedIn && !session.signedIn) context.get(visitorCookieContext).change({ operator: { left: true } });
  return answer;
};

/**
 * To whoever has no operator's session these pages are not there; where one's session ended, perhaps in another tab, they lead to sign-in.
 * The API has the last word on whether a session still holds.
 */
export const requireOperator: MiddlewareFunction<Response> = ({ context }) => {
  if (context.get(sessionContext).signedIn) return;
  const { operator } = context.get(visitorCookieContext).data;
  throw operator?.left ? redirect(`${STAFF_SIGN_IN}?${ENDED}=1`, 303) : failure({ error: "not_found" });
};
