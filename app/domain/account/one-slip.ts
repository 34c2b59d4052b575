/** One slip of the pen apart: a letter too many, too few, another one, or two that changed places. The same is none. */
export function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [rest, other] = [typed.slice(same), meant.slice(same)];
  const swapped = (rest[1] ?? "") + (rest[0] ?? "") + rest.slice(2);
  return rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1) || swapped === other;
}
