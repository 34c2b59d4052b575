/** A whole number, a text, which never becomes a formula, or an amount such as `9.95`, which gets the decimal sign of the language. */
export type CsvCell = string | number | { decimal: string };

/** Tells a spreadsheet program that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What a cell begins with that a spreadsheet program takes for a formula, also behind space, and in full width. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/u;

/** A file of these rows (RFC 4180), as spreadsheet programs in this language open it: where a comma is decimal, cells are divided by `;`. */
export function csvOf(rows: readonly (readonly CsvCell[])[], locale: string): string {
  const [divider, decimal] = hasDecimalComma(locale) ? [";", ","] : [",", "."];
  const line = (row: readonly CsvCell[]) => row.map((cell) => cellOf(cell, decimal)).join(divider);
  return BYTE_ORDER_MARK + rows.map((row) => `${line(row)}\r\n`).join("");
}

function cellOf(cell: CsvCell, decimal: string): string {
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return cell.decimal.replace(".", decimal);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}

function hasDecimalComma(locale: string): boolean {
  return new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .some(({ type, value }) => type === "decimal" && value === ",");
}
