import type { BrowserContext } from "@playwright/test";
import { hydratedPaths } from "../../app/routes.ts";
import { expect, test, type BrowserMember, type Site } from "../support/browser/browser-fixtures.ts";
import { busyMember, pagesOfPart, parts } from "../support/browser/every-page.ts";
import { layoutShifts, openSlowly, watchLayoutShifts } from "../support/browser/layout-shift.ts";

const once = { tag: "@javascript" };

/** The sum over a whole visit; what counts as good elsewhere is five times as much. */
const MOST = 0.02;

/** Has the page at this path a client script? */
const isHydrated = (path: string) => new RegExp(hydratedPaths).test(path.replace(/\?.*/, ""));

async function expectStill(site: Site, { context }: BrowserMember, paths: string[]): Promise<void> {
  test.slow();
  await watchLayoutShifts(context);
  // One after another: Chromium slows a page down by keeping a core busy, so pages side by side take longer in all.
  for (const path of paths) {
    let seen = await look(context, { url: site.origin + path, hydrated: isHydrated(path) });
    for (let again = 0; seen.sum > MOST && again < 2; again += 1)
      seen = await look(context, { url: site.origin + path, hydrated: isHydrated(path) });
    expect.soft(seen.sum, `${path} ${JSON.stringify(seen.shifts, null, 1)}`).toBeLessThanOrEqual(MOST);
  }
}

/** What moves by itself does so at each look; a page that a busy machine paints before all of it has been read, at some. */
async function look(context: BrowserContext, page: { url: string; hydrated: boolean }) {
  const opened = await openSlowly(context, page);
  const seen = await layoutShifts(opened);
  await opened.close();
  return seen;
}

/** One page of each kind of the members' area. */
function oneOfEach(paths: string[]): string[] {
  const kindOf = (path: string) => path.replace(/\?.*/, "").replace(/[0-9a-z-]{16,}/, ":id");
  const kinds = new Map(paths.toReversed().map((path) => [kindOf(path), path]));
  return [...kinds].filter(([kind]) => !/^\/(dev|logout|members\/nobody)/.test(kind)).map(([, path]) => path);
}

for (const part of parts) {
  test(`nothing moves by itself on the members' pages, part ${part}, on a slow phone`, once, async ({ site }) => {
    const { anna, pages } = await busyMember(site);
    await expectStill(site, anna, pagesOfPart(oneOfEach(pages), part));
  });
}

test("nothing moves under the reminder, nor with a message of the page before", once, async ({ site }) => {
  const newcomer = await site.member({ confirmed: false });
  const form = { back: "/members" };
  const headers = { Origin: site.origin };
  await newcomer.context.request.post(`${site.origin}/activation-mail`, { form, headers, maxRedirects: 0 });
  await expectStill(site, newcomer, [
    "/members",
    "/signup-matches?api_signup_complete=1",
    "/likes",
    "/chats",
    "/profile",
  ]);
});
