/** The pages of spec §2 under /pages, by the word in their address. */
const tokens = ["terms", "privacy", "cookies", "ban", "service", "return-policy"] as const;
export type Token = (typeof tokens)[number];

export function isToken(text: string): text is Token {
  return (tokens as readonly string[]).includes(text);
}

/** These are agreed to, so each of their versions stays readable (decision 0258). */
export type TermsToken = "terms" | "return-policy";

export function isVersioned(token: Token): token is TermsToken {
  return token === "terms" || token === "return-policy";
}
