const KEY = "reloaded-at";
const ONCE_IN_MS = 60_000;

/** What the guard needs of the browser; `now` in ms since 1970. */
interface Browser {
  storage: Pick<Storage, "getItem" | "setItem">;
  now: number;
}

const thisBrowser = (): Browser => ({ storage: sessionStorage, now: Date.now() });

/**
 * React Router reloads the page when a route's chunk does not load (a new build, a torn line). After that, for 60 s,
 * links load whole pages, so that a failing chunk reloads at most once in that time (spec §8).
 */
export function keepReload({ storage, now }: Browser = thisBrowser()): void {
  storage.setItem(KEY, String(now));
}

/** On the server nothing was. */
export function reloadedLately(browser = typeof sessionStorage === "undefined" ? undefined : thisBrowser()): boolean {
  return browser !== undefined && browser.now - Number(browser.storage.getItem(KEY) ?? 0) < ONCE_IN_MS;
}
