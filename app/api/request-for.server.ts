import type { Endpoint } from "../contract/endpoint.ts";
import { API_BASE } from "./transport.server.ts";

/** The request of one call; what a call without a body is given travels in the query. */
export function requestFor(
  endpoint: Endpoint,
  input: unknown,
  init: { headers: Record<string, string>; signal: AbortSignal },
): Request {
  const url = new URL(endpoint.path, API_BASE);
  const fields = endpoint.body ? {} : ((input ?? {}) as Record<string, unknown>);
  for (const [name, value] of Object.entries({ ...endpoint.fixed, ...fields })) {
    if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
  }
  const headers = new Headers(init.headers);
  headers.set("Accept", "application/json");
  if (endpoint.path === "/api/user.php") headers.set("X-Request-Type", "client");
  if (endpoint.body) headers.set("Content-Type", "application/json");
  const body = endpoint.body ? JSON.stringify(input ?? {}) : undefined;
  return new Request(url, { method: endpoint.method, headers, body, signal: init.signal, redirect: "manual" });
}
