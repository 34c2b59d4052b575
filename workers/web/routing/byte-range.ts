/** First and last byte, both included, as HTTP counts them. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110 §14). `undefined`: the whole, which any other way of asking gets (none,
 * several parts, units that are not bytes). `outside`: the file has none of it.
 */
export function byteRange(header: string | null, size: number): ByteRange | "outside" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!from && !to) return undefined;
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(to) < Number(from)) return undefined;
  return first < size && (from || Number(to) > 0) ? { first, last } : "outside";
}
