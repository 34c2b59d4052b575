/** The API's cookies by name: they travel inside our sealed session cookie, both ways (design §5). */
export type CookieJar = Record<string, string>;

/** RFC 6265: a cookie's name is a token, its value cookie-octets. PHP encodes everything else in its own cookies. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^("?)[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*\1$/;

/** Other names and values are no cookies: one with a semicolon would be two, one with a line's end breaks the header. */
function isCookie([name, value]: readonly [string, string]): boolean {
  return NAME.test(name) && VALUE.test(value);
}

/** The `Cookie` header for the API. */
export function cookieHeader(jar: CookieJar): string {
  return Object.entries(jar)
    .filter(isCookie)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}

/** The jar after an answer's `Set-Cookie` headers; an emptied or expired cookie leaves it. */
export function applySetCookies(jar: CookieJar, headers: Headers, now: number): CookieJar {
  const next = { ...jar };
  for (const line of headers.getSetCookie()) {
    const [pair = "", ...attributes] = line.split(";");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    if (at < 1 || !isCookie([name, value])) continue;
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
