import { expect, test } from "vitest";
import { deviceName, deviceOf, type Device } from "./device.server.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64)";
const PHONE = "Mozilla/5.0 (Linux; Android 10; K)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)";
const IPAD = "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X)";

const known: readonly (readonly [string, Device["browser"], Device["system"], boolean])[] = [
  [`${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "Windows", false],
  [`${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge", "Windows", false],
  [`${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`, "Opera", "Windows", false],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Windows", false],
  [`${MAC} ${APPLE} Version/26.0 Safari/605.1.15`, "Safari", "macOS", false],
  [`${MAC} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "macOS", false],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "macOS", false],
  [`${LINUX} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "Linux", false],
  [`${LINUX} ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`, "Chrome", "Linux", false],
  ["Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux", false],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "ChromeOS", false],
  [`${PHONE} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome", "Android", true],
  [`${PHONE} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "Android", false],
  [
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S928B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
    true,
  ],
  [`${PHONE} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`, "Edge", "Android", true],
  ["Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", "Firefox", "Android", true],
  [`${IPHONE} ${APPLE} Version/18.6 Mobile/15E148 Safari/604.1`, "Safari", "iPhone", true],
  [`${IPHONE} ${APPLE} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone", true],
  [`${IPHONE} ${APPLE} FxiOS/145.0 Mobile/15E148 Safari/604.1`, "Firefox", "iPhone", true],
  [`${IPHONE} ${APPLE} Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/604.1`, "Edge", "iPhone", true],
  [`${IPAD} ${APPLE} Version/17.7 Mobile/15E148 Safari/604.1`, "Safari", "iPad", false],
];

for (const [userAgent, browser, system, phone] of known)
  test(`this is ${browser} on ${system}: ${userAgent}`, () => {
    expect(deviceOf(userAgent)).toEqual({ browser, system, phone });
  });

test("what is not known is not guessed", () => {
  for (const words of ["", null, undefined, "curl/8.14.1", "Mozilla/5.0", "Version/1 nothing"])
    expect(deviceOf(words)).toEqual({ browser: undefined, system: undefined, phone: false });
  expect(deviceOf("Mozilla/5.0 (Windows NT 10.0) Unheard/1.0")).toMatchObject({
    system: "Windows",
    browser: undefined,
  });
});

test("only as much of a user agent is read as real ones have, so that no hostile one takes time", () => {
  const real = `${WINDOWS} Firefox/145.0`;
  const far = " ".repeat(256);
  expect(deviceOf(real + far)).toEqual(deviceOf(real));
  expect(deviceOf(far + real)).toEqual(deviceOf(""));
});

test("a device is called by what is known of it", () => {
  expect(deviceName({ browser: "Edge", system: "Windows", phone: false })).toBe("Edge (Windows)");
  expect(deviceName({ browser: undefined, system: "Android", phone: true })).toBe("Android");
  expect(deviceName({ browser: "Firefox", system: undefined, phone: false })).toBe("Firefox");
  expect(deviceName(deviceOf("curl/8.14.1"))).toBe("");
});

test("what is made up is no name: it would stand in a mail", () => {
  for (const name of ["Call", "Win-a-prize", "Mozilla", "Version"])
    expect(deviceOf(`${name}/1.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Now/1`).browser, name).toBeUndefined();
});
