import type { Readable } from "node:stream";

/** A failure to read a request ends with the values that it met, bytes of the request among them. */
const READING_VALUES = /; [^;=]+ = .*/s;
const TEXT_VALUES = /; \S*(?:text|asBytes\(\)) = .*/s;
const ESCAPED = /(?!\t)\p{Cc}/gu;

/**
 * Hands what workerd itself prints to `writeLine` without what a client sent: passwords may be in it, and signs that a
 * terminal obeys (docs/testing.md, invariant 12). Settles when workerd has ended and all is written.
 */
export function copyWorkerdLog(from: Readable, writeLine: (line: string) => void): Promise<void> {
  const clean = lineCleaner();
  const write = (line: string) => {
    const cleaned = clean(line);
    if (cleaned !== undefined) writeLine(cleaned);
  };
  let received = "";
  from.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (received + chunk).split("\n");
    received = lines.pop() ?? "";
    for (const line of lines) write(line);
  });
  return new Promise((resolve) =>
    from.once("close", () => {
      if (received) write(received);
      resolve();
    }),
  );
}

/** What of each line is written; nothing of the stack of a request that could not be read. Lines of JSON are ours. */
export function lineCleaner(): (line: string) => string | undefined {
  let wasBadRequest = false;
  return (line) => {
    const isItsStack = wasBadRequest && line.startsWith("stack: ");
    wasBadRequest = false;
    if (isItsStack) return undefined;
    if (line.startsWith("{")) return escaped(line);
    const isReading = line.includes("kj/compat/");
    const cleaned = line.replace(isReading ? READING_VALUES : TEXT_VALUES, "");
    wasBadRequest = isReading && cleaned !== line;
    return escaped(cleaned);
  };
}

/** As JSON writes them, so that a line of JSON stays one. */
function escaped(line: string): string {
  return line.replaceAll(ESCAPED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
