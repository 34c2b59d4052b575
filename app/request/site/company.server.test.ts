import { expect, test } from "vitest";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import { aTimer } from "../../../tests/support/doubles/timer.ts";
import { systemClock } from "../../api/clock.ts";
import { companyFor } from "./company.server.ts";

function aSite(answer: () => Response) {
  const time = { now: 0 };
  let asked = 0;
  const transport = async () => {
    asked++;
    return answer();
  };
  const clock = { ...systemClock, now: () => time.now, timer: () => aTimer("never") };
  const cache = new Map();
  const page = () => aPlatform({ transport, clock, deadline: time.now + 1 });
  const company = (platform = page()) => companyFor(platform, cache);
  return { time, page, company, asked: () => asked };
}

test("who runs the site is asked once in twenty seconds", async () => {
  const { time, company, asked } = aSite(() => Response.json({ companyinfo: { name: "A Company" } }));
  for (time.now of [0, 19_000]) expect(await company()).toMatchObject({ name: "A Company" });
  expect(asked()).toBe(1);
  time.now = 21_000;
  await company();
  expect(asked()).toBe(2);
});

test("a page, its footer and its prices ask together", async () => {
  const { page, company, asked } = aSite(() => Response.json({ companyinfo: { name: "A Company" } }));
  const one = page();
  expect(await Promise.all([company(one), company(one), company(one)])).toHaveLength(3);
  expect(asked()).toBe(1);
});

test("while the API does not say, pages do without, or have what it said before", async () => {
  let fails = true;
  const { time, company } = aSite(() =>
    fails ? new Response("<h1>503", { status: 503 }) : Response.json({ companyinfo: { name: "A Company" } }),
  );
  expect(await company()).toBeUndefined();
  fails = false;
  expect(await company()).toBeUndefined();
  time.now = 11_000;
  expect(await company()).toMatchObject({ name: "A Company" });
  fails = true;
  time.now = 400_000;
  expect(await company()).toMatchObject({ name: "A Company" });
});
