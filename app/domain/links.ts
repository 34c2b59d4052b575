/** What somebody wrote, in pieces that together are exactly that. With `href` a piece is an address that may be followed. */
export interface TextPiece {
  text: string;
  /** `http:` or `https:`. */
  href?: string;
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"“”«»]+/giu;
/** Letters, digits and hyphens of ASCII only: of another script a letter may look like one of ours. An IP address has no such end. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d{1,4})?$/i;
/** In a word, and behind what belongs to another address, there is no beginning. */
const WORD_BEFORE = /[\p{L}\p{M}\p{N}@._/:-]$/u;

/**
 * Finds the addresses of web pages that may be followed: their host is written in plain letters, and names nobody before an @,
 * so that it is what it looks like. Anything else stays text.
 */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found);
    if (WORD_BEFORE.test(text.slice(Math.max(0, index - 2), index)) || !isPlain(address)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: address, href: /^www/i.test(address) ? `https://${address}` : address });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Without the sentence's own signs after it: a full stop, or a bracket that was opened before it. */
function withoutEnd(found: string): string {
  const isOurs = found.endsWith(")")
    ? found.split(")").length > found.split("(").length
    : /[\].,;:!?}'’‘…*]$/.test(found);
  return isOurs ? withoutEnd(found.slice(0, -1)) : found;
}

/** `xn--` is another script in disguise, and browsers read a backslash as a slash. */
function isPlain(address: string): boolean {
  const host = address.replace(/^https?:\/\//i, "").split(/[/?#]/, 1)[0] ?? "";
  return HOST.test(host) && !/(?:^|\.)xn--/i.test(host);
}
