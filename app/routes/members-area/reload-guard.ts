const KEY = "reloaded-at";
const ONCE_IN_MS = 60_000;

/**
 * React Router reloads the page when a route's chunk does not load (a new build, a torn line). After that, for 60 s,
 * links load whole pages, so that a failing chunk reloads at most once in that time (spec §8).
 */
export function keepReload(): void {
  sessionStorage.setItem(KEY, String(Date.now()));
}

export function reloadedLately(): boolean {
  return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_IN_MS;
}
