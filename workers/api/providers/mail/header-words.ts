/** An encoded word is 75 characters at most (RFC 2047); with its frame that leaves so many bytes before base64. */
const BYTES_A_WORD = 45;

/** Printable ASCII that no mail program decodes: `=?` begins an encoded word, also within quotes for some. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text) && !text.includes("=?");

/** A header's text: as it is when it is plain, else in encoded words, never cut inside a character. */
export function headerWords(text: string): string {
  if (isPlain(text)) return text;
  const words: string[] = [];
  let word: Buffer = Buffer.alloc(0);
  for (const character of text) {
    const bytes = Buffer.from(character);
    if (word.length + bytes.length > BYTES_A_WORD) {
      words.push(encoded(word));
      word = Buffer.alloc(0);
    }
    word = Buffer.concat([word, bytes]);
  }
  return [...words, encoded(word)].join("\r\n ");
}

/** `Periwinkle <mail@example.org>`; a name with other signs than letters and figures is quoted or encoded. */
export function mailbox(name: string, address: string): string {
  return `${isPlain(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : headerWords(name)} <${address}>`;
}

function encoded(bytes: Buffer): string {
  return `=?UTF-8?B?${bytes.toString("base64")}?=`;
}

/** For carriers that encode by themselves: one line in which nothing is an encoded word yet. */
export function unencoded(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replaceAll("=?", "= ?");
}
