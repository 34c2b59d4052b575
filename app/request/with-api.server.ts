import { forwardedHeaders } from "./headers/forwarded-headers.server.ts";
import type { MiddlewareFunction } from "react-router";
import { type ApiClient, createApi } from "../api/client.server.ts";
import { cookieHeader } from "../api/cookie-jar.server.ts";
import { endsSession } from "../contract/account/session-end.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import type { Problem } from "../contract/problems.ts";
import { secondsToWait } from "../contract/retry-after.ts";
import { apiContext, localeOf, sessionContext } from "./context.server.ts";
import { failure } from "./pages/failure.server.ts";
import { platformContext, type Platform } from "./platform.server.ts";
import type { Session } from "./session/session.server.ts";
import { rememberSuspension } from "./session/suspended-session.server.ts";
import { signInAgain } from "./session/sign-in-again.server.ts";

/** The client of the API for this request: its cookies travel inside the session, both ways. */
export const withApi: MiddlewareFunction<Response> = async (page, next) => {
  page.context.set(apiContext, apiWith(page.context.get(sessionContext), page));
  return next();
};

/** The client that asks with this session, for the page of this request. */
export function apiWith(session: Session, { request, url, context }: Page): ApiClient {
  const platform = context.get(platformContext);
  return createApi({
    ...platform,
    headers: () => ({
      ...headersOf(platform, { session, locale: localeOf(context) }),
      // For the list of own devices.
      "User-Agent": (request.headers.get("User-Agent") ?? "").slice(0, 256),
    }),
    onResponse: (_endpoint, { headers }) => session.renew(headers),
    onAnswer(endpoint, answer) {
      if (!answer.ok) noteRefusal(answer.problem, platform);
      if (!answer.ok) rememberSuspension(context, answer.problem);
      if (endpoint.name === "logout" || (!answer.ok && endsSession(answer.problem, endpoint))) session.end();
    },
    thrown(problem, endpoint) {
      if (problem.error !== "authentication_required") return pageFor(problem, endpoint, platform.requestId);
      return signInAgain(session, url.pathname + url.search);
    },
  });
}

type Page = Pick<Parameters<MiddlewareFunction<Response>>[0], "request" | "url" | "context">;

function headersOf(
  platform: Platform,
  { session, locale }: { session: Session; locale: string },
): Record<string, string> {
  const headers: Record<string, string> = { "Accept-Language": locale, ...forwardedHeaders(platform) };
  const cookies = cookieHeader(session.jar);
  return cookies ? { ...headers, Cookie: cookies } : headers;
}

/** How long to wait, for the answer's header and for whoever comes next. */
function noteRefusal(problem: Problem, { directives }: Platform): void {
  const wait = secondsToWait(problem);
  if (wait === undefined) return;
  directives.retryAfter = wait;
  // Whoever repeats a call too often is the only one whom it has no turn for.
  if (problem.error === "too_busy" && !problem["repeated"]) directives.busySeconds = wait;
}

/** An id that no id can be is unknown like any other: where a call may answer not_found, bad input is that. */
function pageFor(problem: Problem, { method, problems }: Endpoint, requestId: string) {
  const unknown = problem.error === "invalid_input" && method === "GET" && problems.includes("not_found");
  return failure(unknown ? { error: "not_found" } : { ...problem, request_id: requestId });
}
