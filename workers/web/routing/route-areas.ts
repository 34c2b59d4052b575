import type { ServerBuild } from "react-router";
import { routedPath } from "./routed-path.ts";

interface Placed {
  id: string;
  parentId?: string;
  path?: string;
}

/** What tells which routes an address can meet. */
export interface AddressKind {
  /** Its first part, `members` of `/members/abc` or of `/members.data`, React Router's call for its data. */
  area: string;
  /** How many parts it has. */
  parts: number;
}

export function addressKind(pathname: string): AddressKind {
  const parts = (routedPath(pathname) ?? "/").split("/").filter(Boolean);
  return { area: parts[0] ?? "", parts: parts.length };
}

/**
 * The build with the routes that an address of this kind can meet. React Router compares each address with all routes,
 * twice, and makes all of them anew to render one page; of more than a hundred it is a handful this way.
 */
export function buildFor(build: ServerBuild, kind: AddressKind): ServerBuild {
  const kept = idsIn(placedIn(build), kind);
  const only = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

/** Every area that a route names. */
export function areasIn(build: ServerBuild): string[] {
  const routes = placedIn(build);
  const byId = new Map(routes.map((route) => [route.id, route]));
  return [...new Set(routes.map((route) => firstPart(pathOf(route, byId))))].filter((part) => part && !isOpen(part));
}

/** Routes that fit, with all that stands around them. */
function idsIn(routes: Placed[], kind: AddressKind): Set<string> {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const parents = new Set(routes.map(({ parentId }) => parentId));
  const ends = routes.filter(({ id, path }) => path !== undefined || !parents.has(id));
  const kept = new Set<string>();
  for (const end of ends) {
    if (!canMeet(pathOf(end, byId), kind)) continue;
    for (let at: Placed | undefined = end; at; at = at.parentId === undefined ? undefined : byId.get(at.parentId)) {
      kept.add(at.id);
    }
  }
  return kept;
}

function canMeet(path: string, { area, parts }: AddressKind): boolean {
  const first = firstPart(path);
  if (!isOpen(first) && first !== area) return false;
  const all = path.split("/").filter(Boolean);
  const needed = all.filter((part) => part !== "*" && !part.endsWith("?")).length;
  return needed <= parts && (all.includes("*") || parts <= all.length);
}

function pathOf(route: Placed, byId: Map<string, Placed>): string {
  const parent = route.parentId === undefined ? undefined : byId.get(route.parentId);
  return [parent && pathOf(parent, byId), route.path].filter(Boolean).join("/");
}

function firstPart(path: string): string {
  return path.split("/", 1)[0] ?? "";
}

/** May stand for anything, or for nothing. */
function isOpen(part: string): boolean {
  return part.startsWith(":") || part === "*" || part.endsWith("?");
}

function placedIn(build: ServerBuild): Placed[] {
  return Object.values(build.routes).flatMap((route) => (route ? [route] : []));
}
