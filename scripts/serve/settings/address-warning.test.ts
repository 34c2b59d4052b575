import { expect, test } from "vitest";
import { settingsFromEnvironment } from "./settings.ts";
import { addressWarning } from "./address-warning.ts";

const noticeOf = (environment: NodeJS.ProcessEnv) => addressWarning(settingsFromEnvironment(environment));
const noLimits = expect.stringContaining("no limits by address");

test("a site that others can reach, or that is live, says when it cannot tell visitors apart", () => {
  expect(noticeOf({ HOST: "0.0.0.0" })).toEqual(noLimits);
  expect(noticeOf({ HOST: "127.0.0.1", PUBLIC_ORIGIN: "https://www.example.org" })).toEqual(noLimits);
});

test("nothing is said on one's own machine, with a header, or in front of another API", () => {
  expect(noticeOf({ HOST: "127.0.0.1" })).toBeUndefined();
  expect(noticeOf({ HOST: "0.0.0.0", CLIENT_IP_HEADER: "X-Real-IP" })).toBeUndefined();
  expect(noticeOf({ HOST: "0.0.0.0", API_ORIGIN: "http://127.0.0.1:9000" })).toBeUndefined();
});
