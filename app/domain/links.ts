/** What somebody wrote, in pieces that together are exactly that. With `href` a piece is an address that may be followed. */
export interface TextPiece {
  text: string;
  /** `http:` or `https:`. */
  href?: string;
}

/**
 * In two groups, what stands before an address and the address: its host in letters, digits and hyphens of ASCII, because a letter
 * of another script may look like one of ours (`xn--` is that in disguise); nothing in its place that only browsers read as part of
 * a host (a name before an @, a backslash); then a path without the sentence's own signs, but with a bracket that it opened. No flag
 * `u`: with it a Kelvin sign would be a k.
 */
const LINK =
  /(^|[\s(<"'“‘«])((?:https?:\/\/|www\.)(?:(?!xn--)[a-z\d][a-z\d-]*\.)+(?!xn--)[a-z]{2,}(?::\d{1,4})?(?=[/?#]|[.,;:!?…>)"'”’»]*(?:\s|$))(?:[/?#](?:(?:\([^\s()<>"“”«»]*\)|[^\s()<>"“”«»])*(?:\([^\s()<>"“”«»]*\)|[^\s()<>"“”«».,;:!?…*\]}'‘’]))?)?)/gi;

/** Finds the addresses of web pages that are what they look like, so that they may be followed. Anything else stays text. */
export function textPieces(text: string): TextPiece[] {
  return text
    .split(LINK)
    .map((piece, at) => (at % 3 < 2 ? { text: piece } : { text: piece, href: piece.replace(/^www/i, "https://$&") }))
    .filter((piece) => piece.text);
}
