/** Of so many sites; with one more all begin anew. What is kept for one takes up to ten megabytes. */
const MOST_SITES = 8;

/**
 * A memory for what is made with a secret, apart for each (every site has one of its own). `fits`: may what is kept be used and
 * added to? `make`: an empty one.
 */
export function keptBySecret<Kept>() {
  const all = new Map<string, Kept>();
  return (secret: string, { fits, make }: { fits(kept: Kept): boolean; make(): Kept }): Kept => {
    const known = all.get(secret);
    if (known !== undefined && fits(known)) return known;
    if (known === undefined && all.size >= MOST_SITES) all.clear();
    const fresh = make();
    all.set(secret, fresh);
    return fresh;
  };
}
