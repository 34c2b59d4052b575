import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import { logError } from "./log-error.server.ts";
import { platformContext } from "../platform.server.ts";

function logged(error: unknown): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const context = new RouterContextProvider();
  context.set(platformContext, aPlatform({ log: (line) => void lines.push({ ...line }) }));
  const request = new Request("http://site.nl/activate/anna@example.org/secret");
  logError(error, { request, params: {}, context, pattern: "/*", url: new URL(request.url) } as never);
  return lines;
}

/** As React Router makes them itself. */
const routerError = (status: number, words: string) => ({
  status,
  statusText: "",
  internal: true,
  data: words,
  error: new Error(words),
});

test("an expected refusal is not logged as an error, nor is its path", () => {
  expect(logged(routerError(405, 'You made a POST request to "/activate/anna@example.org/secret"'))).toEqual([]);
  expect(logged(routerError(404, 'No route matches URL "/activate/anna@example.org/secret"'))).toEqual([]);
});

test("a bug is logged", () => {
  expect(logged(new TypeError("a bug"))).toMatchObject([
    { level: "error", event: "failure", failure: "TypeError: a bug" },
  ]);
  expect(logged(routerError(500, "a bug of the router"))).toHaveLength(1);
});
