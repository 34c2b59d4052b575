import type { Context } from "hono";
import { routePath } from "hono/route";
import type { ApiEnv } from "../api-env.ts";
import { problemResponse } from "./http.ts";
import { log } from "../log.ts";
import { siteOf } from "../sites.ts";

/** What nobody expected: one line in the log, and an answer with the id that finds it there. */
export function answerFailure(failure: Error, context: Context<ApiEnv>): Response {
  const request_id = context.get("requestId");
  log({
    level: "error",
    event: "failure",
    request: request_id,
    site: siteOf(context.req.raw, context.env),
    // The route's own pattern: a photo's path names its owner.
    call: context.get("call") ?? routePath(context),
    failure: String(failure),
    stack: failure.stack,
  });
  return problemResponse({ error: "server_error", request_id });
}
