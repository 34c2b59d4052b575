import { readdirSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";

/** What the Workers answer by themselves, besides routes and files. */
const ANSWERED_BEFORE_ROUTES = ["api", "assets", "cdn-cgi", "healthz", "internal", "photos"];

/**
 * What no page of operators may be called (decision 0237): the first part of every route's address, and everything that lies in `public`, with
 * and without its ending, as Cloudflare's assets answer both.
 */
export function reservedTokens(routes: readonly RouteConfigEntry[]): string[] {
  const files = readdirSync(new URL("../../public", import.meta.url));
  const names = [...ANSWERED_BEFORE_ROUTES, ...routes.flatMap(firstParts), ...files];
  const all = names.flatMap((name) => [name, name.split(".", 1)[0]]);
  return [...new Set(all)].filter((part): part is string => Boolean(part)).toSorted();
}

/** A layout has no path of its own: its pages begin. */
function firstParts({ path, children = [] }: RouteConfigEntry): string[] {
  if (!path) return children.flatMap(firstParts);
  const [first = ""] = path.split("/", 1);
  return first.startsWith(":") || first === "*" ? [] : [first.replace(/\?$/, "")];
}
