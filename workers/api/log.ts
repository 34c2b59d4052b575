/**
 * One JSON line (design §7). Never a message's words, a password, a token or an e-mail address: name things by ids and
 * codes. `event` says what happened, in snake_case.
 */
export function log(level: "info" | "warn" | "error", line: { event: string; [value: string]: unknown }): void {
  // oxlint-disable-next-line no-console -- the one place that writes the log
  console[level](JSON.stringify({ level, at: new Date().toISOString(), ...line }));
}
