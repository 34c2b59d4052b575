import { expect, onTestFinished, test, vi } from "vitest";
import { log } from "./log.ts";

function logged(values: Record<string, unknown>): Record<string, unknown> {
  const info = vi.spyOn(console, "info").mockReturnValue();
  onTestFinished(() => info.mockRestore());
  log({ level: "info", event: "failure", ...values });
  return JSON.parse(String(info.mock.calls.at(-1)?.[0])) as Record<string, unknown>;
}

test("of addresses in what others wrote, only origins stay", () => {
  const said = (failure: string) => logged({ failure })["failure"];
  expect(said("cannot fetch https://push.example.org/send/secret?x=1: reset")).toBe(
    "cannot fetch https://push.example.org reset",
  );
  expect(said('Invalid URL "smtps://user:password@mail.example.org:465/x"')).toBe(
    'Invalid URL "smtps://mail.example.org:465"',
  );
  expect(said("550 <anna@example.org> is unknown")).toBe("550 <…@…> is unknown");
  expect(said("no route for /activate%zz/anna/token?id=1")).toBe("no route for /…");
});

test("what names no address stays as it is, and so do numbers and line ends", () => {
  const values = {
    failure: "TypeError: x is undefined\n    at work (api/index.js:12:3)",
    attempts: 3,
    call: "sendMessage",
  };
  expect(logged(values)).toMatchObject(values);
});
