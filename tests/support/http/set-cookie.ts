/** `name=value` of a `Set-Cookie` line, as a browser sends it back. */
export function cookiePairOf(line = ""): string {
  return line.split(";")[0] ?? "";
}
