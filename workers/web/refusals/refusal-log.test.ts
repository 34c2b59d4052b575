import { expect, test } from "vitest";
import type { LogLine } from "../../../app/api/log.server.ts";
import { createRefusalLog } from "./refusal-log.ts";

function aLog() {
  const [lines, waiting] = [[] as LogLine[], [] as { ms: number; act: () => void }[]];
  const refusals = createRefusalLog();
  let now = 0;
  const options = {
    log: (line: LogLine) => void lines.push(line),
    later: (ms: number, act: () => void) => void waiting.push({ ms, act }),
  };
  const refuse = (status: number, site = "site.nl") => refusals.note({ site, status }, { ...options, now });
  return { lines, waiting, refuse, pass: (ms: number) => void (now += ms) };
}

test("the refusals of a second are one line, whose id all of them carry", () => {
  const { lines, waiting, refuse } = aLog();
  const ids = [refuse(503), refuse(503), refuse(503)];
  expect(new Set(ids).size).toBe(1);
  expect(waiting.map(({ ms }) => ms)).toEqual([1000]);
  expect(lines).toEqual([]);
  waiting[0]?.act();
  expect(lines).toEqual([{ level: "info", event: "refused", request: ids[0], site: "site.nl", status: 503, count: 3 }]);
});

test("other statuses, other sites and the next second have lines of their own", () => {
  const { lines, waiting, refuse } = aLog();
  const ids = [refuse(503), refuse(429), refuse(503, "other.nl")];
  for (const { act } of waiting.splice(0)) act();
  ids.push(refuse(503));
  waiting[0]?.act();
  expect(lines.map(({ request }) => request)).toEqual(ids);
  expect(new Set(ids).size).toBe(4);
});

test("a line that nobody came to close is closed by the next refusal", () => {
  const { lines, waiting, refuse, pass } = aLog();
  const first = refuse(503);
  pass(2000);
  const second = refuse(503);
  expect(lines).toMatchObject([{ request: first, count: 1 }]);
  for (const { act } of waiting) act();
  expect(lines).toMatchObject([{ request: first }, { request: second, count: 1 }]);
});
