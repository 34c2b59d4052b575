import { join } from "node:path";
import { expect, test } from "vitest";
import { settingsFromEnvironment } from "./settings.ts";

const modeOf = (environment: NodeJS.ProcessEnv) => settingsFromEnvironment(environment).variables["SITE_MODE"];

test("a fresh clone is a demonstration", () => {
  expect(modeOf({})).toBe("demo");
  expect(modeOf({ PUBLIC_ORIGIN: "http://localhost:8787" })).toBe("demo");
});

test("a site with a public address is a demonstration only if somebody says so", () => {
  expect(modeOf({ PUBLIC_ORIGIN: "https://www.example.org" })).toBe("live");
  expect(modeOf({ PUBLIC_ORIGIN: "https://demo.example.org", SITE_MODE: "demo" })).toBe("demo");
  expect(modeOf({ SITE_MODE: "live" })).toBe("live");
});

test("what only tests may switch on cannot be switched on from the environment", () => {
  const { variables, openApi } = settingsFromEnvironment({ TEST_CLOCK: "1", SEED_TOKEN: "x", SELF_HOSTED: "" });
  expect(Object.keys(variables)).toEqual(["SITE_MODE"]);
  expect(openApi).toBeUndefined();
});

test("a demonstration listens on this machine only, unless its operator says otherwise", () => {
  const hostOf = (environment: NodeJS.ProcessEnv) => settingsFromEnvironment(environment).host;
  expect(hostOf({})).toBe("127.0.0.1");
  expect(hostOf({ HOST: "*" })).toBe("*");
  expect(hostOf({ PUBLIC_ORIGIN: "https://www.example.org" })).toBe("*");
  expect(hostOf({ PUBLIC_ORIGIN: "https://demo.example.org", SITE_MODE: "demo" })).toBe("127.0.0.1");
});

test.each([
  ["PORT", "80a"],
  ["PORT", "65536"],
  ["HOST", "example.org"],
  ["HOST", "999.1.1.1"],
  ["PUBLIC_ORIGIN", "www.example.org"],
  ["PUBLIC_ORIGIN", "https://www.example.org/members"],
  ["API_ORIGIN", "ftp://api.example.org"],
  ["SITE_MODE", "production"],
  ["COUNTRY_HEADER", "X Country"],
  ["CLIENT_IP_HEADER", "X-Address:"],
  ["MAIL_SMTP_URL", "mail.example.org:465"],
  ["MAIL_FROM", "Periwinkle"],
  ["PUSH_SUBJECT", "us@example.org"],
  ["PUSH_SERVICES", "https://push.example.org"],
  ["PUSH_SERVICES", "*"],
  ["PUSH_SERVICES", "*.org"],
  ["SESSION_SECRET", "short"],
  ["TOKEN_SECRET", "x".repeat(31)],
  ["PHOTO_SECRET", "x"],
])("%s=%s is refused in one sentence that does not repeat it", (name, value) => {
  const start = () => settingsFromEnvironment({ MAIL_FROM: "post@example.org", [name]: value });
  expect(start).toThrow(new RegExp(`^${name} is not right: it [^\\n]+\\.$`));
  if (name.endsWith("_SECRET")) expect(start).not.toThrow(value);
});

test("everything that is wrong is said at once", () => {
  const start = () => settingsFromEnvironment({ PORT: "x", MAIL_SMTP_URL: "smtps://a:b@c", PUSH_PUBLIC_KEY: "k" });
  expect(start).toThrow(/^PORT .+\nPUSH_PUBLIC_KEY and .+\nMAIL_FROM is missing: .+$/);
});

test("a live site does not sell for test money, and a demonstration not for real money", () => {
  const [real, pretended] = [`live_${"a".repeat(30)}`, `test_${"a".repeat(30)}`];
  const start = (SITE_MODE: string, MOLLIE_KEY: string) => () => settingsFromEnvironment({ SITE_MODE, MOLLIE_KEY });
  expect(start("live", pretended)).toThrow(/^MOLLIE_KEY is a test key, and this site is live: [^\n]+\.$/);
  expect(start("demo", real)).toThrow(/^MOLLIE_KEY takes real money, and this is a demonstration: [^\n]+\.$/);
  expect(() => settingsFromEnvironment({ MOLLIE_KEY: real })).toThrow("demonstration");
  expect(start("live", real)().payment).toEqual({ MOLLIE_KEY: real });
  expect(start("demo", pretended)().payment).toEqual({ MOLLIE_KEY: pretended });
});

test("text messages need an address and a token, and a creditor id is one", () => {
  const start = (environment: Record<string, string>) => () => settingsFromEnvironment(environment);
  expect(start({ SMS_HTTP_URL: "https://sms.example" })).toThrow("SMS_HTTP_URL and SMS_HTTP_TOKEN belong together");
  expect(start({ SDD_CREDITOR_ID: "12345" })).toThrow("SDD_CREDITOR_ID is not right");
  expect(start({ SDD_CREDITOR_IBAN: "NL91ABNA0417164301" })).toThrow("SDD_CREDITOR_IBAN is not right");
  expect(start({ SDD_CREDITOR_BIC: "ABNA" })).toThrow("SDD_CREDITOR_BIC is not right");
  const right = {
    SMS_HTTP_URL: "https://sms.example",
    SMS_HTTP_TOKEN: "token",
    SDD_CREDITOR_ID: "NL92ZZZ000000000001",
    SDD_CREDITOR_IBAN: "NL91ABNA0417164300",
    SDD_CREDITOR_BIC: "ABNANL2A",
  };
  expect(settingsFromEnvironment(right).payment).toEqual(right);
});

test("what is right is passed on, an address without its last slash", () => {
  const { variables, mail, apiOrigin } = settingsFromEnvironment({
    PUBLIC_ORIGIN: "https://www.example.org/",
    API_ORIGIN: "http://localhost:9000/",
    MAIL_SMTP_URL: "smtps://user:password@mail.example.org:465",
    MAIL_FROM: "post@example.org",
    SESSION_SECRET: "x".repeat(32),
  });
  expect(variables["PUBLIC_ORIGIN"]).toBe("https://www.example.org");
  expect(apiOrigin).toBe("http://localhost:9000");
  expect(mail).toEqual({ MAIL_SMTP_URL: "smtps://user:password@mail.example.org:465", MAIL_FROM: "post@example.org" });
});

test("sites beside the first are named by addresses of their own", () => {
  const start = (SITES: string) => () => settingsFromEnvironment({ PUBLIC_ORIGIN: "https://www.example.org", SITES });
  const right = '{"bbw": "https://bbw.example"}';
  expect(start(right)().variables["SITES"]).toBe(right);
  expect(start("bbw.example")).toThrow(/^SITES is not right: it is JSON like [^\n]+\.$/);
  expect(start('{"bbw": "https://www.example.org"}')).toThrow("it gives www.example.org to two sites");
});

test("a data folder that cannot be written to is refused before anything is begun", () => {
  // This test's own file is no folder, so nothing can be made in it, not even by root.
  expect(() => settingsFromEnvironment({ DATA_DIR: join(import.meta.filename, "data") })).toThrow(
    /^The data folder .+data cannot be written to \(ENOTDIR\): choose another one with DATA_DIR\.$/,
  );
});
