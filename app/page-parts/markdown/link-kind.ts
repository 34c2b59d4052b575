const NOWHERE = "https://page.invalid/";
/** `https:there` is a part of this site or a site of its own, by the scheme of the page that it stands on. */
const AMBIGUOUS = /^https?:(?!\/\/)/i;
/** Browsers leave these out of an address. */
const LEFT_OUT = /[\0-\x20]/g;
const LINKED = ["http:", "https:", "mailto:"];

/**
 * Where a link of an operator's text leads: to this site (`host`), out of it, or nowhere that it may (`undefined`). Read as a browser reads it, so that
 * neither `//` nor a tab inside `javascript:` passes for something else.
 */
export function linkKind(href: string, host?: string): "own" | "mail" | "external" | undefined {
  const url = URL.parse(href, NOWHERE);
  if (AMBIGUOUS.test(href.replaceAll(LEFT_OUT, ""))) return undefined;
  if (!url || !LINKED.includes(url.protocol) || url.username || url.password) return undefined;
  if (url.protocol === "mailto:") return "mail";
  return url.host === new URL(NOWHERE).host || url.host === host ? "own" : "external";
}
