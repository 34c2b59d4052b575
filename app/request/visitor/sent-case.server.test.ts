import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import { sessionContext } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";
import { sealCase, sentCase } from "./sent-case.server.ts";
import { systemClock } from "../../api/clock.ts";
import type { Session } from "../session/session.server.ts";

const NOW = Date.UTC(2026, 10, 23);
const MINUTE = 60_000;

function contextOf(member?: string, now = NOW, host = "site.nl") {
  const context = new RouterContextProvider();
  context.set(platformContext, aPlatform({ host, clock: { ...systemClock, now: () => now } }));
  context.set(sessionContext, { member, signedIn: member !== undefined } as Partial<Session> as Session);
  return context;
}

test("the number is said to whoever sent it, on the page where they did", async () => {
  const page = "/members/bert/report";
  const sealed = await sealCase(contextOf("anna"), { number: "R-7KQ4-M2XD" }, page);
  const opened = (member: string | undefined, path: string) =>
    sentCase(contextOf(member), new URL(`http://site.nl${path}?sent=${encodeURIComponent(sealed)}`));
  expect(await opened("anna", page)).toEqual({ number: "R-7KQ4-M2XD", isOver: false });
  expect(await opened("cora", page)).toBeUndefined();
  expect(await opened(undefined, page)).toBeUndefined();
  expect(await opened("anna", "/members/cora/report")).toBeUndefined();
  expect(await opened("anna", "/complaints")).toBeUndefined();
});

test("no other site says it", async () => {
  const sealed = await sealCase(contextOf(), { number: "R-7KQ4-M2XD" }, "/support");
  const at = (host: string) =>
    sentCase(contextOf(undefined, NOW, host), new URL(`http://${host}/support?sent=${sealed}`));
  expect(await at("site.nl")).toMatchObject({ number: "R-7KQ4-M2XD" });
  expect(await at("other.nl")).toBeUndefined();
});

test("half an hour later a visitor's browser tells nobody the number, a member is told it still", async () => {
  for (const [member, isOver] of [
    [undefined, true],
    ["anna", false],
  ] as const) {
    const sealed = await sealCase(contextOf(member), { number: "R-7KQ4-M2XD" }, "/complaints");
    const later = (minutes: number) =>
      sentCase(contextOf(member, NOW + minutes * MINUTE), new URL(`http://site.nl/complaints?sent=${sealed}`));
    expect(await later(29)).toMatchObject({ isOver: false });
    expect(await later(30)).toMatchObject({ isOver });
  }
});
