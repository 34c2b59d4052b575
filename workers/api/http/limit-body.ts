import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { LARGEST_BODY } from "../../../app/contract/endpoint.ts";
import { BODY_PATIENCE_MS } from "../../read-body.ts";
import { problemResponse } from "./http.ts";

const measure = bodyLimit({ maxSize: LARGEST_BODY, onError: refuseBody });

/**
 * The one place that limits what a call may send. A body above the contract's limit, one that breaks off, and one that is not
 * there `withinMs` (hono would wait for as long as its sender likes) are refused like any other input that is none. What
 * comes after this finds the text read: `req.text()` keeps it.
 */
export function limitBody(withinMs = BODY_PATIENCE_MS): MiddlewareHandler {
  return async function limitBodyOf(context, next) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Response>((resolve) => (timer = setTimeout(() => resolve(refuseBody()), withinMs)));
    const read = measure(context, async () => void (await context.req.text())).catch(refuseBody);
    const refused = await Promise.race([read, late]);
    clearTimeout(timer);
    return refused ?? next();
  };
}

function refuseBody(): Response {
  return problemResponse({ error: "invalid_input", fields: { "": "invalid" } });
}
