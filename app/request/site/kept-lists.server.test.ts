import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import type { ApiClient } from "../../api/client.server.ts";
import { systemClock } from "../../api/clock.ts";
import { apiContext } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";
import { findRegions, interestsOf, regionsOf } from "./kept-lists.server.ts";

/** Pages of one host; each names the call that it made. */
function aSite(host: string) {
  const site = { now: 0, fails: false, asked: [] as string[] };
  const call = async ({ name }: { name: string }, input?: { country: string }) => {
    site.asked.push([name, input?.country].filter(Boolean).join(" "));
    if (site.fails) return { ok: false, problem: { error: "api_unreachable" } };
    return { ok: true, value: { interests: ["walking"], regions: [{ name: `of ${input?.country}`, cities: [] }] } };
  };
  const page = () => {
    const context = new RouterContextProvider();
    context.set(platformContext, aPlatform({ host, clock: { ...systemClock, now: () => site.now } }));
    context.set(apiContext, { call } as unknown as ApiClient);
    return context;
  };
  return { site, page };
}

test("interests and a country's regions are asked once in twenty seconds, by host", async () => {
  const { site, page } = aSite("one.example");
  for (site.now of [0, 19_000]) {
    expect(await interestsOf(page())).toEqual(["walking"]);
    expect(await regionsOf("NL", page())).toMatchObject([{ name: "of NL" }]);
    expect(await regionsOf("BE", page())).toMatchObject([{ name: "of BE" }]);
  }
  expect(site.asked).toEqual(["listInterests", "listRegions NL", "listRegions BE"]);
  site.now = 21_000;
  await interestsOf(page());
  expect(site.asked).toHaveLength(4);
  const other = aSite("two.example");
  await interestsOf(other.page());
  expect(other.site.asked).toEqual(["listInterests"]);
});

test("while the API fails the last answer holds; a failure is not kept", async () => {
  const { site, page } = aSite("three.example");
  site.fails = true;
  expect(await findRegions("NL", page())).toMatchObject({ ok: false });
  await expect(interestsOf(page())).rejects.toBeDefined();
  site.fails = false;
  expect(await interestsOf(page())).toEqual(["walking"]);
  site.fails = true;
  site.now = 60_000;
  const before = site.asked.length;
  for (let visit = 0; visit < 3; visit++) expect(await interestsOf(page())).toEqual(["walking"]);
  expect(site.asked, "no page waits for it again at once").toHaveLength(before + 1);
  site.now = 71_000;
  await interestsOf(page());
  expect(site.asked).toHaveLength(before + 2);
});
