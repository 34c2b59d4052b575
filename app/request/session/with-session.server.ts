import type { MiddlewareFunction } from "react-router";
import { sessionContext } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";
import { openSession } from "./session.server.ts";
import { startSessionContext } from "./start-session.server.ts";

/** Who is it? The sealed cookie says so, and is written again when something changed. */
export const withSession: MiddlewareFunction<Response> = async ({ request, context }) => {
  const { seal, clock, directives } = context.get(platformContext);
  const session = await openSession(request, { seal, now: () => clock.now() });
  context.set(sessionContext, session);
  context.set(startSessionContext, session.start);
  directives.cookies.push(async () => [await session.commit()].filter((line) => line !== undefined));
};
