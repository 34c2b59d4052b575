import type { Endpoint } from "../contract/endpoint.ts";
import { USER_PATH } from "../contract/account/session-end.ts";
import { API_BASE } from "./transport.server.ts";

/** The request of one call; what a call without a body is given travels in the query. */
export function buildRequest(
  endpoint: Endpoint,
  input: unknown,
  init: { headers: Record<string, string>; signal?: AbortSignal },
): Request {
  const { method, path } = endpoint;
  const headers: Record<string, string> = { ...init.headers, ...typeHeader(path), Accept: "application/json" };
  if (endpoint.body) headers["Content-Type"] = "application/json";
  const body = endpoint.body ? JSON.stringify(input ?? {}) : undefined;
  const url = API_BASE + path + queryOf(endpoint, input);
  return new Request(url, { method, headers, body, signal: init.signal, redirect: "manual" });
}

/** What all calls to `user.php` have to carry (spec §7). */
export function typeHeader(path: string): Record<string, string> {
  return path === USER_PATH ? { "X-Request-Type": "client" } : {};
}

function queryOf({ body, fixed }: Endpoint, input: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...fixed, ...(body ? {} : (input as object)) })) {
    if (value !== undefined && value !== "") query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}
