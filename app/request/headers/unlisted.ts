/** The header, with its value, which says that search engines shall not list an answer. */
export const UNLISTED = ["X-Robots-Tag", "noindex"] as const;
