import type { EntryContext } from "react-router";
import type { EntryWarning } from "../../domain/visitor/site-entry.ts";
import type { Translate } from "../locale/texts.server.ts";

/** What a route says about its page: `export const handle = { … } satisfies PageHandle`. */
export interface PageHandle {
  /** `false`: no client script at all; links are links and forms are forms (design §4.5). */
  hydrate?: boolean;
  /** The same for every visitor: stored by site, path, country, language and build. No cookie may be set with it. */
  cache?: "public";
  /** `false`: the page's language is not to be changed halfway. */
  languageMenu?: false;
  /** Where the site-entry warning stands before this page; without it `everywhere`. Spec §2. */
  entryWarning?: EntryWarning;
  /** No dialog opens by itself: somebody writes, pays or fills in a form here, or sees the news already. */
  quiet?: true;
  /** Painted once all of it is read: a page that does not stand at its top would move otherwise. */
  whole?: true;
  /** A key with its namespace, or a title made from the route's data. */
  title?: string | ((data: never, t: Translate) => string);
}

/** What the routes of a page say about it, from the root to the page itself. */
export function handlesOf({ staticHandlerContext, routeModules }: EntryContext): PageHandle[] {
  return staticHandlerContext.matches.flatMap(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle;
    return typeof handle === "object" && handle !== null ? [handle] : [];
  });
}
