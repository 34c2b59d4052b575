import { isPublicPage } from "./public-pages.ts";

/** Of the route table and `public` (scripts/pages/reserved-tokens.ts), put in by vite.config.ts. */
declare const RESERVED_TOKENS: readonly string[];

/**
 * Does this address belong to a page, a call or a file of ours? No page of operators may have it, nor one that begins like a members' page:
 * search engines are told not to ask for those (decision 0237).
 */
export function isReservedToken(token: string): boolean {
  return RESERVED_TOKENS.includes(token) || !isPublicPage(`/${token}`);
}

/** Letters, digits and hyphens between them: what the last part of such a page's address is. Capitals make no difference. */
export function pageTokenOf(part: string): string {
  return part.toLowerCase();
}
