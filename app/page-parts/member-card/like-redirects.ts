/** The page that a like button stands on, without what it said only once: that a sign-up or a match was new. */
export function likePage({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string {
  const query = new URLSearchParams(searchParams);
  for (const name of ["match", "api_signup_complete"]) query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Down to the button itself, so that a long list does not start from its top again. */
export function likedButton(page: string, id: string): string {
  return `${page}#l${encodeURIComponent(id)}`;
}

/** After a match: the other one's page, which says so, and knows where we came from. */
export function matchPage(page: string, id: string): string {
  const profile = `/members/${encodeURIComponent(id)}`;
  const [path, own = ""] = page.split("?");
  const query = path === profile ? own : `${new URLSearchParams({ back: page })}`;
  return `${profile}?match=1${query && `&${query}`}`;
}
