/**
 * One line of the log. `event` says what happened, in snake_case; `failure` is what others wrote of it. Never a message
 * body, a password, a token or an e-mail address (design §8).
 */
export type LogLine = { level: "info" | "error"; event: string } & Record<string, unknown>;

export type Log = (line: LogLine) => void;

/** JSON lines, one an event, where the platform collects them. */
export function writeLog({ level, ...line }: LogLine): void {
  const text = JSON.stringify({ time: new Date().toISOString(), level, ...line });
  // The one place that writes to the console: it is the log of a Worker.
  // eslint-disable-next-line no-console
  (level === "error" ? console.error : console.log)(text);
}
