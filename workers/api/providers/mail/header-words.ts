/** An encoded word is 75 characters at most (RFC 2047); with its frame that leaves so many bytes before base64. */
const BYTES_A_WORD = 45;

/** A header's text: as it is when it is plain ASCII, else in encoded words, never cut inside a character. */
export function headerWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
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
  const plain = /^[\x20-\x7e]*$/.test(name);
  return `${plain ? `"${name.replace(/["\\]/g, "\\$&")}"` : headerWords(name)} <${address}>`;
}

function encoded(bytes: Buffer): string {
  return `=?UTF-8?B?${bytes.toString("base64")}?=`;
}
