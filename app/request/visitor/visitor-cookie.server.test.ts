import { expect, test } from "vitest";
import { cookiePairOf } from "../../../tests/support/http/set-cookie.ts";
import { createSeal } from "./seal.server.ts";
import { openVisitorCookie } from "./visitor-cookie.server.ts";

const seal = createSeal("a secret of at least 32 characters");
const withCookies = (lines: string[]) =>
  new Request("http://site/", { headers: { Cookie: lines.map(cookiePairOf).join("; ") } });

test("the traffic source and a typed address are there on the next page", async () => {
  const first = await openVisitorCookie(new Request("http://site/"), seal);
  first.change({ source: { network: "n" } });
  first.change({ typed: { address: "anna@example.org" } });
  const next = await openVisitorCookie(withCookies(await first.commit()), seal);
  expect(next.data).toEqual({ source: { network: "n" }, typed: { address: "anna@example.org" } });
  expect(await next.commit()).toEqual([]);
});

test("a message is said once", async () => {
  const first = await openVisitorCookie(new Request("http://site/"), seal);
  first.flash({ tone: "success", text: "Bewaard" });
  const next = await openVisitorCookie(withCookies(await first.commit()), seal);
  expect(next.takeFlash()).toEqual({ tone: "success", text: "Bewaard" });
  expect(next.takeFlash()).toBeUndefined();
  expect((await next.commit())[0]).toContain("__Host-flash=; Max-Age=0");
});

test("a forged cookie is nothing", async () => {
  const cookie = await openVisitorCookie(withCookies(["__Host-visitor=forged", "__Host-flash=forged"]), seal);
  expect(cookie.data).toEqual({});
  expect(cookie.takeFlash()).toBeUndefined();
});

test("the longest names of a campaign fit beside the other small things", async () => {
  const first = await openVisitorCookie(new Request("http://site/"), seal);
  const long = "漢".repeat(64);
  first.change({ source: { network: long, ref: long, sub1: long, sub2: long, sub3: long } });
  first.change({ typed: { address: "x".repeat(254) }, activated: { here: true }, dismissals: { push: 1, mail: 2 } });
  const lines = await first.commit();
  for (const line of lines) expect(line.length).toBeLessThan(4096);
  expect((await openVisitorCookie(withCookies(lines), seal)).data.source?.["network"]).toBe(long);
});
