/**
 * A path of our own to go on to, or the fallback. Whatever a browser could read as another site is refused: `//evil`,
 * `/\evil`, schemes, and control characters, which browsers drop before they read.
 */
export function redirectTarget(text: string | null | undefined, fallback: string): string {
  if (!text || text.length > 1000 || !/^\/(?![/\\])/.test(text)) return fallback;
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  if (/[\u0000-\u001f\u007f\\]/.test(text)) return fallback;
  const base = "https://own.invalid";
  const url = URL.parse(text, base);
  if (!url || url.origin !== base || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}
