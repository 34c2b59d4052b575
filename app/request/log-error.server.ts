import { isRouteErrorResponse, type HandleErrorFunction } from "react-router";
import { platformContext } from "./platform.server.ts";

/** A bug: logged once, with the request's id, which the error page shows too (design §7). */
export const logError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || !context) return;
  const { log, requestId, outcome } = context.get(platformContext);
  const cause = isRouteErrorResponse(error) ? (error as { error?: unknown }).error : error;
  const { name, message, stack } = cause instanceof Error ? cause : new Error(String(cause));
  log({ level: "error", message: `${name}: ${message}`, request: requestId, route: outcome.route, stack });
};
