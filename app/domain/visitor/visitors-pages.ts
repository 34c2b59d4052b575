/** Where the pages stand that visitors get at addresses which they share with members. Nobody sees it, and no link leads there. */
const AREA = "/visitors";

const SHARED = /^\/(?:members(?:\/[^/]+)?|withdraw)\/*$/i;

/** The path of the visitors' page for what a visitor asked for; undefined where it is members' alone. */
export function visitorsPath(pathname: string): string | undefined {
  return SHARED.test(pathname) && !pathname.endsWith(".data") ? AREA + pathname : undefined;
}

/** The path that the visitor sees, of any page. */
export function shownPath(pathname: string): string {
  return pathname.startsWith(`${AREA}/`) ? pathname.slice(AREA.length) : pathname;
}
