import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { LARGEST_BODY } from "../../app/contract/endpoint.ts";
import { BODY_PATIENCE_MS } from "../read-body.ts";
import { problemResponse } from "./http.ts";

const measure = bodyLimit({ maxSize: LARGEST_BODY, onError: refuseBody });

/**
 * Refuses a body above the contract's limit like any other input that is none. A body without Content-Length is measured
 * by reading it, for which hono gives the sender all the time there is: here it has `withinMs`, and may break off.
 */
export function limitBody(withinMs = BODY_PATIENCE_MS): MiddlewareHandler {
  return async function limitBodyOf(context, next) {
    if (context.req.raw.headers.has("Content-Length")) return measure(context, next);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Response>((resolve) => (timer = setTimeout(() => resolve(refuseBody()), withinMs)));
    const measured = measure(context, async () => {}).catch(refuseBody);
    const refused = await Promise.race([measured, late]);
    clearTimeout(timer);
    return refused ?? next();
  };
}

function refuseBody(): Response {
  return problemResponse({ error: "invalid_input", fields: { "": "invalid" } });
}
