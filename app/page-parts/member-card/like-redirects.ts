/** The page that a like button stands on, without what it said only once: that a sign-up was new. */
export function likePage({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string {
  const query = new URLSearchParams(searchParams);
  query.delete("api_signup_complete");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Down to the button itself, so that a long list does not start from its top again. */
export function likedButton(page: string, id: string): string {
  return `${page}#l${encodeURIComponent(id)}`;
}

/** After the like that made a match: the page that says so (spec §2), and knows where we came from. */
export function matchPage(page: string, id: string): string {
  return `/likes/m/${encodeURIComponent(id)}?${new URLSearchParams({ back: page })}`;
}
