import { createContext, type EntryContext } from "react-router";

/** Set by the Worker, which knows all pages; a page's own manifest holds those that its address can meet. */
export const pageModulesContext = createContext("");

/**
 * The names of the scripts that the pages with a client script need besides what each of them has: `likes-a1b2 chats-c3d4`.
 * React Router reloads the whole page when one does not come, so a browser has them before it needs them (decision 0156).
 */
export function pageModules({ entry, routes }: EntryContext["manifest"]): string {
  const layout = routes["routes/members-area/layout"];
  const everyPages = new Set([...entry.imports, ...(layout?.imports ?? [])]);
  const pages = Object.values(routes).filter((route) => route?.parentId === "members-boundary" && route.path);
  const files = new Set(pages.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : [])));
  const others = [...files].filter((file) => !everyPages.has(file));
  return others.flatMap((file) => /^\/assets\/(.+)\.js$/.exec(file)?.[1] ?? []).join(" ");
}
