/** `name=value` of a `Set-Cookie` line, as a browser sends it back. */
export function pairOf(line = ""): string {
  return line.split(";")[0] ?? "";
}
