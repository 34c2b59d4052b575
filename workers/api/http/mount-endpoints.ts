import type { Context, Hono } from "hono";
import type { ApiEnv } from "../api-env.ts";
import { callOf } from "./call-of.ts";
import type { Handler } from "./http.ts";
import { limitBody } from "./limit-body.ts";

/** Each handler at the method and path of its endpoint; two endpoints on one path differ in their `fixed` query. */
export function mountEndpoints(app: Hono<ApiEnv>, handlers: readonly Handler[]): void {
  for (const [path, onPath] of Map.groupBy(handlers, ({ endpoint }) => endpoint.path))
    for (const [method, sharing] of Map.groupBy(onPath, ({ endpoint }) => endpoint.method)) {
      const inOrder = sharing.toSorted(mostFixedFirst);
      if (sharing.some(({ endpoint }) => endpoint.body)) app.on(method, path, limitBody());
      app.on(method, path, (context) => answer(context, inOrder));
    }
}

function answer(context: Context<ApiEnv>, handlers: readonly Handler[]): Response | Promise<Response> {
  const { req, env, executionCtx } = context;
  const handler = handlers.find(({ endpoint: { method, fixed } }) => req.method === method && hasAll(req, fixed));
  // Also HEAD, for which hono would run what answers GET: signing out is one of them.
  if (!handler) return context.notFound();
  context.set("call", handler.endpoint.name);
  const call = callOf({ request: req.raw, requestId: context.get("requestId"), env, context: executionCtx });
  return handler.run(call, req);
}

/** A call without fixed parameters fits every address: it comes last. */
function mostFixedFirst(one: Handler, other: Handler): number {
  return fixedIn(other) - fixedIn(one);
}

function fixedIn({ endpoint }: Handler): number {
  return Object.keys(endpoint.fixed ?? {}).length;
}

function hasAll(req: Context["req"], fixed: Record<string, string> = {}): boolean {
  return Object.entries(fixed).every(([name, value]) => req.query(name) === value);
}
