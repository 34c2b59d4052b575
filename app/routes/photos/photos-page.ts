/** The page's own address: one of a new member's first steps stays one. */
export function photosPage({ searchParams }: Pick<URL, "searchParams">): string {
  return searchParams.has("welcome") ? "/profile/photos?welcome=1" : "/profile/photos";
}
