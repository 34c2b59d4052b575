import { expect, test } from "vitest";
import { cookiePairOf } from "../../../tests/support/http/set-cookie.ts";
import { createSeal } from "./seal.server.ts";
import { openVisitorCookie } from "./visitor-cookie.server.ts";

const seal = createSeal("a secret of at least 32 characters");
const withCookies = (lines: string[]) =>
  new Request("http://site/", { headers: { Cookie: lines.map(cookiePairOf).join("; ") } });

test("a draft and the traffic source are there on the next page", async () => {
  const first = await openVisitorCookie(new Request("http://site/"), seal);
  first.change({ source: { network: "n" } });
  first.change({ draft: { city: "Ede" } });
  const next = await openVisitorCookie(withCookies(await first.commit()), seal);
  expect(next.data).toEqual({ source: { network: "n" }, draft: { city: "Ede" } });
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

test("a draft that is too long for a cookie loses its longest value, not the rest", async () => {
  const first = await openVisitorCookie(new Request("http://site/"), seal);
  first.change({ draft: { about: "x".repeat(5000), city: "Ede" } });
  const lines = await first.commit();
  expect(lines[0]?.length).toBeLessThan(4096);
  expect((await openVisitorCookie(withCookies(lines), seal)).data.draft).toEqual({ city: "Ede" });
});

test("a forged cookie is nothing", async () => {
  const cookie = await openVisitorCookie(withCookies(["__Host-visitor=forged", "__Host-flash=forged"]), seal);
  expect(cookie.data).toEqual({});
  expect(cookie.takeFlash()).toBeUndefined();
});

test.each(["漢", "🌷"])(
  "a draft with the longest message of %s fits, whatever a campaign calls itself",
  async (word) => {
    const first = await openVisitorCookie(new Request("http://site/"), seal);
    const long = "漢".repeat(64);
    const draft = {
      signup_message: word.repeat(500),
      name: "🌷".repeat(40),
      email: "x".repeat(254),
      city: "漢".repeat(80),
    };
    first.change({ source: { network: long, ref: long, sub1: long, sub2: long, sub3: long } });
    first.change({ draft });
    const lines = await first.commit();
    for (const line of lines) expect(line.length).toBeLessThan(4096);
    const { data } = await openVisitorCookie(withCookies(lines), seal);
    expect(data.draft).toEqual(draft);
    expect(data.source?.["network"]).toBe(long);
  },
);
