import { isRouteErrorResponse, type HandleErrorFunction } from "react-router";
import { platformContext } from "../platform.server.ts";

/**
 * A bug: logged once, with the request's id, which the error page shows too (design §8). What is refused as it should
 * be (no such page, no form there) is no error, and the router's words for it hold the visitor's path.
 */
export const logError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || !context) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { log, directives } = context.get(platformContext);
  const cause = isRouteErrorResponse(error) ? (error as { error?: unknown }).error : error;
  const failure = cause instanceof Error ? cause : new Error(String(cause));
  log({ level: "error", event: "failure", route: directives.route, failure: String(failure), stack: failure.stack });
};
