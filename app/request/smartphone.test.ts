import { expect, test } from "vitest";
import { isSmartphone } from "./smartphone.ts";

const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari",
  android: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari",
  firefox: "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0",
  ipad: "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari",
  androidTablet: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari",
  desk: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
};

const isPhone = (agent: string, hint?: string) =>
  isSmartphone(new Headers({ "User-Agent": agent, ...(hint && { "Sec-CH-UA-Mobile": hint }) }));

test("phones are told by their user agent from tablets and desks", () => {
  expect([agents.iphone, agents.android, agents.firefox].map((agent) => isPhone(agent))).toEqual([true, true, true]);
  expect([agents.ipad, agents.androidTablet, agents.desk, ""].map((agent) => isPhone(agent))).toEqual(
    Array(4).fill(false),
  );
});

test("what a browser says by itself counts more than its name", () => {
  expect(isPhone(agents.desk, "?1")).toBe(true);
  expect(isPhone(agents.android, "?0")).toBe(false);
});
