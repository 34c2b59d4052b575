const ADDRESS = /https?:|www\.|[/@\\]|[\p{L}\d-]\.\p{L}{2,}/iu;

/**
 * A name on one line. Undefined when it looks like an address: anybody can sign up somebody else's mail address, and a
 * name of "you won at example.com" would make our greeting their advertisement.
 */
export function safeName(name: string): string | undefined {
  const line = oneLine(name);
  return line === "" || ADDRESS.test(line) ? undefined : line;
}

/** Without line ends and other control characters, which mean something in a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
