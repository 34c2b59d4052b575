/** The pages of spec §2 under /pages, by the word in their address. */
const tokens = ["terms", "privacy", "cookies", "ban", "service", "return-policy"] as const;
export type Token = (typeof tokens)[number];

export function isToken(text: string): text is Token {
  return (tokens as readonly string[]).includes(text);
}
