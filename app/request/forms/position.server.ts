/** A message's position in an address, which may be forged: what is not a position is no position. */
export function positionIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
