import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** All pages that operators wrote. */
export const PAGES = `${STAFF_PATH}/pages`;

/** One of them, in one language, as it is now or as its `version` was. */
export function pagePath(token: string, language?: string, version?: number): string {
  const query = new URLSearchParams({ ...(language && { language }), ...(version && { version: String(version) }) });
  return `${PAGES}/${token}${query.size > 0 ? `?${query}` : ""}`;
}

/** Where it is taken off the site. */
export function withdrawPath(token: string, language: string): string {
  return `${PAGES}/${token}/withdraw?${new URLSearchParams({ language })}`;
}
