import type { Platform } from "../platform.server.ts";

/** What an API is told of the visitor and of the site that they came to; it has no other way to know (design §5). */
export function forwardedHeaders({
  address,
  host,
  origin,
  requestId,
}: Pick<Platform, "address" | "host" | "origin" | "requestId">): Record<string, string> {
  return {
    "X-Forwarded-For": address,
    "X-Forwarded-Host": host,
    "X-Forwarded-Proto": origin.startsWith("https:") ? "https" : "http",
    "X-Request-Id": requestId,
  };
}
