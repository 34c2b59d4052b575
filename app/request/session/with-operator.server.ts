import type { MiddlewareFunction } from "react-router";
import { apiContext, sessionContext } from "../context.server.ts";
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
  return next();
};

/** To whoever has no operator's session these pages are not there. The API has the last word on whether it still holds. */
export const requireOperator: MiddlewareFunction<Response> = ({ context }) => {
  if (!context.get(sessionContext).signedIn) throw failure({ error: "not_found" });
};
