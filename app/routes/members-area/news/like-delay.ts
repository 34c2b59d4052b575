const NAME = "t";

/** Seconds. A like that waits longer is forgotten. */
const LONGEST = 300;

/** For how long an address asks to tell of no like, in milliseconds; undefined where it does not ask. What is no number is 0. */
export function delayOf(search: string): number | undefined {
  const asked = new URLSearchParams(search).get(NAME);
  if (asked === null) return undefined;
  return /^\d+$/.test(asked) ? Math.min(Number(asked), LONGEST) * 1000 : 0;
}

/** The query as it is afterwards. */
export function withoutDelay(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(NAME);
  return query.toString();
}
