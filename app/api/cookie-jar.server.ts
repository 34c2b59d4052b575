/** The API's cookies by name: they travel inside our sealed session cookie, both ways (design §5). */
export type CookieJar = Record<string, string>;

/** The `Cookie` header for the API. */
export function cookieHeader(jar: CookieJar): string {
  return Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}

/** The jar after an answer's `Set-Cookie` headers; an emptied or expired cookie leaves it. */
export function afterSetCookies(jar: CookieJar, headers: Headers, now: number): CookieJar {
  const next = { ...jar };
  for (const line of headers.getSetCookie()) {
    const [pair = "", ...attributes] = line.split(";");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    if (at < 1) continue;
    if (!value || isExpired(attributes, now)) delete next[name];
    else next[name] = value;
  }
  return next;
}

function isExpired(attributes: string[], now: number): boolean {
  const value = (name: string) =>
    attributes
      .map((part) => part.trim())
      .find((part) => part.toLowerCase().startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const age = value("max-age");
  if (age !== undefined) return Number(age) <= 0;
  const expires = Date.parse(value("expires") ?? "");
  return !Number.isNaN(expires) && expires <= now;
}
