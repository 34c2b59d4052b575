interface LogLine {
  level: "info" | "warn" | "error";
  event: string;
  [value: string]: unknown;
}

/**
 * One JSON line (design §8). Never a message's words, a password, a token or an e-mail address: name things by ids and
 * codes. `request` is the web Worker's id for it, so that one search finds the lines of both. `event` says what happened, in snake_case. What others wrote (`failure`, `stack`) is cleaned here.
 */
export function log({ level, ...line }: LogLine): void {
  const cleaned = Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, typeof value === "string" ? withoutAddresses(value) : value]),
  );
  // oxlint-disable-next-line no-console -- the one place that writes the log
  console[level](JSON.stringify({ time: new Date().toISOString(), level, ...cleaned }));
}

/**
 * Errors quote what they could not use: of a web address only its origin stays, as a path may hold ids and tokens (a push
 * address is a secret), of an e-mail address nothing.
 */
function withoutAddresses(text: string): string {
  return text
    .replace(/(\b[a-z][a-z\d+.-]*:\/\/)(?:[^\s/"'@]*@)?([^\s/"'?#]*)[^\s"')]*/gi, "$1$2")
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, "…@…")
    .replace(/(["'\s(]|^)\/[^\s"')]*[?%][^\s"')]*/g, "$1/…");
}
