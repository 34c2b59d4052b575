import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { clock, moveClock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { actorsOf } from "../actors.ts";
import { settingsOf } from "./settings/settings.ts";

const apiEnv = env as unknown as Env;
const mail = {
  to: "anna@example.org",
  kind: "activation",
  fromName: "Periwinkle",
  headers: {},
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "See https://a.example/x?y=1.",
};

test("stored settings stand over the defaults, which fill the rest", async () => {
  const site = actorsOf(apiEnv, "settings-1").site();
  expect(await site.settings()).toMatchObject({ message_credits: 1, signup_credits: 5, refund_days: 14, demo: true });
  await site.changeSettings({ message_credits: 3 });
  await site.changeSettings({ name: "Lavender" });
  expect(await site.settings()).toMatchObject({ message_credits: 3, name: "Lavender", message_length: 2000 });
});

test("the settings tell the version of the terms, which follows the company's date and nothing else", async () => {
  const site = actorsOf(apiEnv, "settings-terms").site();
  await site.changeSettings({ terms_version: "2030-01-01T00:00:00Z" });
  const versionSince = async (added: string) => {
    await site.changeCompany({ added });
    return (await site.settings()).terms_version;
  };
  expect(await versionSince("2022-05-01")).toBe("2023-12-01T12:00:00.000Z");
  expect(await versionSince("2026-12-24T10:00:00Z")).toBe("2026-12-24T10:00:00.000Z");
  expect(await site.company()).toMatchObject({ city: "Amsterdam", added: "2026-12-24T10:00:00Z" });
});

test("settings are asked for once a minute", async () => {
  const actors = actorsOf(apiEnv, "settings-2");
  const name = async () => (await settingsOf({ actors, site: "settings-2" })).name;
  expect(await name()).toBe("Periwinkle");
  await actors.site().changeSettings({ name: "Lavender" });
  expect(await name()).toBe("Periwinkle");
  moveClock(clock.offset() + 61_000);
  expect(await name()).toBe("Lavender");
  moveClock(0);
});

test("a mail that is delivered twice is in the mailbox once, newest first, its links listed", async () => {
  const site = actorsOf(apiEnv, "mail-1").site();
  await site.keepMail({ ...mail, id: "a/1" });
  await site.keepMail({ ...mail, id: "a/1" });
  await site.keepMail({ ...mail, id: "a/2", subject: "Again" });
  const mails = await site.mails();
  expect(mails.map(({ subject }) => subject)).toEqual(["Again", "Hello"]);
  expect(mails[0]?.links).toEqual(["https://a.example/x?y=1"]);
});

test("the mailbox lists the mails to one address", async () => {
  const site = actorsOf(apiEnv, "mail-3").site();
  for (const [at, to] of ["anna@example.org", "bert@example.org", "anna@example.org"].entries())
    await site.keepMail({ ...mail, id: `o/${at}`, to, subject: `${at}` });
  expect((await site.mails("anna@example.org")).map(({ subject }) => subject)).toEqual(["2", "0"]);
  expect(await site.mails("nna@example.org")).toEqual([]);
});

test("the mailbox keeps the last 200", async () => {
  const site = actorsOf(apiEnv, "mail-2").site();
  for (let at = 0; at < 205; at += 1) await site.keepMail({ ...mail, id: `m/${at}`, subject: `${at}` });
  const mails = await site.mails();
  expect(mails).toHaveLength(200);
  expect(mails.at(-1)?.subject).toBe("5");
});

test("events are counted once each", async () => {
  const site = actorsOf(apiEnv, "counters").site();
  for (const id of ["c/1", "c/1", "c/2"]) await site.receive({ id, kind: "count", payload: { name: "signups" } });
  expect(await site.counters()).toEqual({ signups: 2 });
});
