import type { RequestIdVariables } from "hono/request-id";
import type { Env } from "./env.ts";

/** What hono hands to whoever answers: the Worker's environment, and what is known of the request. */
export interface ApiEnv {
  Bindings: Env;
  /** `call`: the endpoint's name, once it was found. */
  Variables: RequestIdVariables & { call?: string };
}
