import type { BrowserContext, Page } from "@playwright/test";
import { axeViolations, bringAxe } from "../support/browser/axe.ts";
import {
  busyMember,
  emptyPages,
  landingPages,
  nearlySignedUp,
  pagesOfPart,
  parts,
  receiptPages,
  visitorsPages,
} from "../support/browser/every-page.ts";
import { overflows } from "../support/browser/overflows.ts";
import { landers } from "../support/landers.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { browserCookie } from "../support/http/site-cookies.ts";

// The parts' colours are checked pair by pair in app/design; here whole pages are, as people meet them.
test.describe.configure({ timeout: 120_000 });

const HEIGHT = 800;
const once = { tag: "@javascript" };

/** One way to look at the site. */
interface Look {
  language: "en" | "nl";
  scheme: "light" | "dark";
  width: number;
  /** Larger, with stronger colours: only these can be wrong beside what the other looks found. */
  comfort?: true;
}

// Not every combination: each language, scheme and width meets every page. Dutch is where 320 pixels and 200 % are tried.
const looks: Look[] = [
  { language: "en", scheme: "light", width: 360 },
  { language: "nl", scheme: "dark", width: 1200 },
];
const comfortable: Look = { language: "en", scheme: "dark", width: 360, comfort: true };
const COMFORT_RULES = ["color-contrast", "target-size"];

async function lookAs(page: Page, { language, scheme, width, comfort }: Look, origin: string): Promise<void> {
  const cookies = [browserCookie(origin, "locale", language), browserCookie(origin, "comfort", comfort ? "1" : "")];
  await page.context().addCookies(cookies);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: HEIGHT });
}

/** A page that begins at what is wrong is scrolled there; its bars would lie over whatever stands below them. */
async function seenFromItsBeginning(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((seen) => {
        // In the frame before, the browser has gone to what asks for the focus.
        requestAnimationFrame(() => requestAnimationFrame(() => seen(scrollTo(0, 0))));
      }),
  );
}

/** What is wrong on each page, in words that lead there. Each is loaded once: Dutch, with longer words, is also narrowed. */
async function violations(context: BrowserContext, origin: string, { look, paths }: { look: Look; paths: string[] }) {
  const found: string[] = [];
  const page = await context.newPage();
  await bringAxe(page);
  await lookAs(page, look, origin);
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: "domcontentloaded" });
    await seenFromItsBeginning(page);
    const wrong = await axeViolations(page, look.comfort && COMFORT_RULES);
    if (look.language === "nl") {
      wrong.push(...(await overflows(page)));
      await page.setViewportSize({ width: look.width, height: HEIGHT });
    }
    found.push(...wrong.map((words) => `${path} ${words}`));
  }
  await page.close();
  return found;
}

for (const look of looks) {
  const words = Object.values(look).join(", ");
  test(`axe finds nothing on the landing pages of a profile: ${words}`, once, async ({ site }) => {
    const { context } = await site.visitor();
    await nearlySignedUp(context, site.origin);
    expect(await violations(context, site.origin, { look, paths: await landingPages(site) })).toEqual([]);
  });

  for (const part of parts) {
    test(`axe finds nothing on visitors' pages, part ${part}: ${words}`, once, async ({ site }) => {
      const { context } = await site.visitor();
      await nearlySignedUp(context, site.origin);
      const paths = pagesOfPart(visitorsPages, part);
      expect(await violations(context, site.origin, { look, paths })).toEqual([]);
    });

    test(`axe finds nothing on members' pages, part ${part}: ${words}`, once, async ({ site }) => {
      const { anna, pages } = await busyMember(site);
      await anna.speaks(look.language);
      const paths = pagesOfPart([...pages, ...(await receiptPages(site, anna))], part);
      expect(await violations(anna.context, site.origin, { look, paths })).toEqual([]);
    });
  }
}

test("axe finds nothing on a new member's empty pages: nl, dark, 360", once, async ({ site }) => {
  const newcomer = await site.member({ confirmed: false, credits: 0 });
  const look: Look = { language: "nl", scheme: "dark", width: 360 };
  await newcomer.speaks(look.language);
  expect(await violations(newcomer.context, site.origin, { look, paths: emptyPages })).toEqual([]);
});

test("axe finds nothing where new terms are agreed to: en, light, 360", once, async ({ site }) => {
  const asked = await site.member({ terms_version: "2024-02-01T12:00:00Z" });
  const look: Look = { language: "en", scheme: "light", width: 360 };
  expect(await violations(asked.context, site.origin, { look, paths: ["/terms-changed"] })).toEqual([]);
});

test("axe finds nothing on visitors' pages in comfort mode with dark colours", once, async ({ site }) => {
  const { context } = await site.visitor();
  const paths = ["/", ...landers, "/login", "/dev/ui", ...(await landingPages(site))];
  expect(await violations(context, site.origin, { look: comfortable, paths })).toEqual([]);
});

for (const part of parts) {
  test(
    `axe finds nothing on members' pages in comfort mode with dark colours, part ${part}`,
    once,
    async ({ site }) => {
      const { anna, pages } = await busyMember(site);
      const visited = pages.filter((path) => !/\?|nobody|given|transactions|premium|logout/.test(path));
      const paths = pagesOfPart(visited, part);
      expect(await violations(anna.context, site.origin, { look: comfortable, paths })).toEqual([]);
    },
  );
}

test("axe finds nothing on a refused form", once, async ({ site }) => {
  const { context } = await site.visitor();
  await nearlySignedUp(context, site.origin);
  const page = await context.newPage();
  for (const path of ["/login", "/reset-password", "/signup?step=4"]) {
    await page.goto(site.origin + path);
    await page.locator("main form:not(#passkey) button:not([name=go],[value=open])").last().click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await axeViolations(page), path).toEqual([]);
  }
});
