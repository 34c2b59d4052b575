/** Signs that programs or readers take for a dot or a slash in an address (UTS 46, and what looks the same). NFKC leaves them. */
const DOTS = /[\u3002\ua4f8\u0701\u0702]/g;
/** White letters in dark circles and squares; each alphabet has its 26 in order. */
const DARK_LETTERS = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const SLASHES = /[\u2044\u2215\u29f8]/g;

/** A text as a reader or a program sees it: one form for letters that differ only in width or style (NFKC). */
export function asRead(text: string): string {
  return text
    .normalize("NFKC")
    .replace(DARK_LETTERS, (sign) => String.fromCharCode(65 + (((sign.codePointAt(0) ?? 0) - 0x1f150) % 32)))
    .replace(DOTS, ".")
    .replace(SLASHES, "/");
}

/** An address beyond doubt: of a web page, of a mailbox, or words that a mail program would decode (RFC 2047). */
const ADDRESS = /https?:|www\.|=\?|[^\s@]@[^\s@]+\.\p{L}{2,}/iu;

/** Whatever some mail program would turn into a link. */
const LINK = /[/@\\]|[\p{L}\d-]\.\p{L}{2,}/iu;

/** Is an address in it, however it is written? Such a name is refused. */
export function holdsAddress(text: string): boolean {
  return ADDRESS.test(asRead(text));
}

/** May a program show it as a link? Wider than `holdsAddress`: some real names do, and a mail then leaves them out. */
export function mayBecomeLink(text: string): boolean {
  return holdsAddress(text) || LINK.test(asRead(text));
}
