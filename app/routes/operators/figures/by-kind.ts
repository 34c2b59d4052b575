/** Rows of one name in one, with a number for each kind of `kinds`; the first first. */
export function byKind<Kind extends string, Row extends { kind: Kind; count: number }>(
  rows: readonly Row[],
  kinds: readonly Kind[],
  nameOf: (row: Row) => string,
): { name: string; counts: number[] }[] {
  const named = Map.groupBy(rows, nameOf);
  return [...named].map(([name, same]) => ({
    name,
    counts: kinds.map((kind) => same.reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0)),
  }));
}
