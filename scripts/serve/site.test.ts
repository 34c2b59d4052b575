import { expect, test } from "vitest";
import { settingsFromEnvironment } from "./site.ts";

const modeOf = (environment: NodeJS.ProcessEnv) => settingsFromEnvironment(environment).variables["SITE_MODE"];

test("a fresh clone is a demonstration", () => {
  expect(modeOf({})).toBe("demo");
  expect(modeOf({ PUBLIC_ORIGIN: "http://localhost:8787" })).toBe("demo");
});

test("a site with a public address is a demonstration only if somebody says so", () => {
  expect(modeOf({ PUBLIC_ORIGIN: "https://www.example.org" })).toBe("live");
  expect(modeOf({ PUBLIC_ORIGIN: "no address" })).toBe("live");
  expect(modeOf({ PUBLIC_ORIGIN: "https://demo.example.org", SITE_MODE: "demo" })).toBe("demo");
  expect(modeOf({ SITE_MODE: "live" })).toBe("live");
});

test("the doors that only tests need do not open from the environment", () => {
  const { variables, openApi } = settingsFromEnvironment({ TEST_CLOCK: "1", SEED_TOKEN: "x", SELF_HOSTED: "" });
  expect(Object.keys(variables)).toEqual(["SITE_MODE"]);
  expect(openApi).toBeUndefined();
});
