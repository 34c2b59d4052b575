import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { cookiePairOf } from "../../../tests/support/http/set-cookie.ts";
import { visitorCookieContext } from "../context.server.ts";
import { enteredAt, forgetEntered } from "./entered.server.ts";
import { createSeal } from "./seal.server.ts";
import { openVisitorCookie } from "./visitor-cookie.server.ts";

const NOW = Date.UTC(2026, 10, 28);
const MINUTE = 60_000;

/** One browser: `page` makes one page for it, which gets the cookie of the page before. */
function aBrowser() {
  const seal = createSeal("a secret of at least 32 characters");
  let sent: Record<string, string> = {};
  return async <Made>(make: (context: RouterContextProvider) => Made) => {
    const cookie = await openVisitorCookie(new Request("http://site/", { headers: sent }), seal);
    const context = new RouterContextProvider();
    context.set(visitorCookieContext, cookie);
    const made = make(context);
    const lines = await cookie.commit();
    if (lines.length > 0) sent = { Cookie: lines.map(cookiePairOf).join("; ") };
    return made;
  };
}

test("all pages of a visit have been entered when its first one was", async () => {
  const page = aBrowser();
  for (const ms of [0, 39_999, 29 * MINUTE]) expect(await page((context) => enteredAt(context, NOW + ms))).toBe(NOW);
  expect(await aBrowser()((context) => enteredAt(context, NOW + 1))).toBe(NOW + 1);
});

test("it is one visit for as long as no half hour passes between two of its pages, and no page within a minute of the last sets a cookie", async () => {
  const page = aBrowser();
  const changed = (ms: number) =>
    page((context) => {
      const before = context.get(visitorCookieContext).data;
      expect(enteredAt(context, NOW + ms)).toBe(NOW);
      return context.get(visitorCookieContext).data !== before;
    });
  const minutes = [0, 0.9, 25, 25.5, 50, 75];
  const cookies = [];
  for (const minute of minutes) cookies.push(await changed(minute * MINUTE));
  expect(cookies).toEqual([true, false, true, false, true, true]);
  expect(await page((context) => enteredAt(context, NOW + 105 * MINUTE))).toBe(NOW + 105 * MINUTE);
});

test("whoever signs in, or comes back after half an hour, enters anew", async () => {
  const page = aBrowser();
  await page((context) => enteredAt(context, NOW));
  await page(forgetEntered);
  expect(await page((context) => enteredAt(context, NOW + 5000))).toBe(NOW + 5000);
  expect(await page((context) => enteredAt(context, NOW + 31 * MINUTE))).toBe(NOW + 31 * MINUTE);
});
