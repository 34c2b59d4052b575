import type { TFunction } from "i18next";

/** What a route says about its page: `export const handle = { … } satisfies PageHandle`. */
export interface PageHandle {
  /** `false`: no client script at all; links are links and forms are forms (design §4.5). */
  hydrate?: boolean;
  /** The same for every visitor: stored by site, path, country, language and build. No cookie may be set with it. */
  cache?: "public";
  /** A key with its namespace, or a title made from the route's data. */
  title?: string | ((data: never, t: TFunction) => string);
}
