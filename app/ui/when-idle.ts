/** A browser that is busy all the time acts after this long; Safari knows no idle callbacks. In milliseconds. */
const LATEST_MS = 3000;

/** Acts once when the browser has nothing else to do, or after three seconds. Returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const callback = requestIdleCallback(act, { timeout: LATEST_MS });
    return () => cancelIdleCallback(callback);
  }
  const timer = setTimeout(act, LATEST_MS);
  return () => clearTimeout(timer);
}
