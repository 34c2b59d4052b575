import { expect, test } from "vitest";
import { isPhone } from "./is-phone.server.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64)";
const PHONE = "Mozilla/5.0 (Linux; Android 10; K)";

const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari",
  android: `${PHONE} ${WEBKIT} Chrome/126.0.0.0 Mobile Safari`,
  firefox: "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0",
  ipad: "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari",
  androidTablet: `${PHONE} ${WEBKIT} Chrome/126.0.0.0 Safari`,
  fire: `Mozilla/5.0 (Linux; Android 9; KFMAWI) ${WEBKIT} Silk/126 like Chrome/126 Safari/537.36`,
  desk: `${LINUX} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
};

const isPhoneWith = (agent: string, hint?: string) =>
  isPhone(new Headers({ "User-Agent": agent, ...(hint && { "Sec-CH-UA-Mobile": hint }) }));

test("phones, tablets and desktops are told apart by their user agent", () => {
  const { iphone, android, firefox, ...others } = agents;
  expect([iphone, android, firefox].map((agent) => isPhoneWith(agent))).toEqual([true, true, true]);
  for (const agent of [...Object.values(others), ""]) expect(isPhoneWith(agent), agent).toBe(false);
});

test("what a browser says by itself counts more than its name", () => {
  expect(isPhoneWith(agents.desk, "?1")).toBe(true);
  expect(isPhoneWith(agents.android, "?0")).toBe(false);
});
