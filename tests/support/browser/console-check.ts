import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Statuses that pages answer on purpose; Chromium reports each as an error. */
const REFUSALS = /status of (401|402|403|404|409|410|422|429)/;

/**
 * The socket of an open page may reconnect just after its session has ended, and is refused. Whether it does depends on
 * milliseconds, so every test that ends a session expects it.
 */
export const SESSION_ENDED = /WebSocket connection .* 403/;
/** Where a test cuts the connection: the socket may be closed before it was open, and the push worker not be there yet. */
export const CONNECTION_CUT =
  /WebSocket is closed before the connection is established|error occurred when fetching the script/;

/** Collects the pages' errors and warnings. A test says which ones it expects. */
export interface ConsoleCheck {
  /** Errors and warnings that match are allowed from now on. */
  expectError(expected: RegExp): void;
  watch(context: BrowserContext): void;
  unexpectedErrors(): string[];
}

/** Members' pages without React keep their badges up to date (decision 0221) and count the time bonus down (0256); a password that is chosen can be read. */
const SMALL = /\/assets\/(totals|time-bonus|show-password)-[\w-]+\.js$/;

/** Without `scripts` a page may ask for none but these small ones: what it shows is the same whether the browser would run them or not. */
export function checkConsole({ scripts }: { scripts: boolean }): ConsoleCheck {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  return {
    expectError: (expected) => void allowed.push(expected),
    watch(context) {
      context.on(
        "console",
        (message) =>
          void (isError(message) && heard.push(`${message.type()}: ${message.text()} (${message.location().url})`)),
      );
      context.on("request", (request) => {
        if (!scripts && request.resourceType() === "script" && !SMALL.test(request.url()))
          heard.push(`asked for a script: ${request.url()}`);
      });
      context.on("weberror", (error) => void heard.push(`error: ${error.error().stack ?? error.error().message}`));
    },
    unexpectedErrors: () => heard.filter((text) => !allowed.some((expected) => expected.test(text))),
  };
}

/** Pages and their data may be refused; a missing script, picture or style sheet is always an error. */
function isError(message: ConsoleMessage): boolean {
  if (!["error", "warning", "assert"].includes(message.type())) return false;
  const { pathname } = new URL(message.location().url || "http://unknown/");
  const isFile = /^\/(assets|photos)\/|\.(js|css|svg|png|webp|woff2|webmanifest)$/.test(pathname);
  return isFile || !REFUSALS.test(message.text());
}
