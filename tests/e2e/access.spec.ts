import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { busyMember, emptyPages, landingPages, nearlySignedUp, visitorsPages } from "../support/every-page.ts";
import { expect, test } from "../support/journey.ts";

// The parts' colours are checked pair by pair in app/design; here whole pages are, as people meet them.
test.describe.configure({ timeout: 120_000 });

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const once = { tag: "@javascript" };

/** One way to look at the site. */
interface Look {
  language: "en" | "nl";
  scheme: "light" | "dark";
  width: number;
  /** Larger, with stronger colours: only these can be wrong beside what the other looks found. */
  comfort?: true;
}

// Not every combination: each language, scheme and width meets every page.
const looks: Look[] = [
  { language: "en", scheme: "light", width: 360 },
  { language: "nl", scheme: "dark", width: 1200 },
];
const comfortable: Look = { language: "en", scheme: "dark", width: 360, comfort: true };
const COMFORT_RULES = ["color-contrast", "target-size"];

async function lookAs(page: Page, { language, scheme, width, comfort }: Look, origin: string): Promise<void> {
  const cookies = { locale: language, comfort: comfort ? "1" : "" };
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 800 });
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

/** What axe finds on each page, in words that lead there. */
async function complaints(context: BrowserContext, origin: string, { look, paths }: { look: Look; paths: string[] }) {
  const found: string[] = [];
  const page = await context.newPage();
  await lookAs(page, look, origin);
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: "domcontentloaded" });
    await seenFromItsBeginning(page);
    // Without frames there is no need for the page that axe else opens to gather what it found in each.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (look.comfort ? axe.withRules(COMFORT_RULES) : axe.withTags(WCAG)).analyze();
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ target, failureSummary }) => `${path} ${id} ${target.join(" ")}: ${failureSummary}`));
    }
  }
  await page.close();
  return found;
}

for (const look of looks) {
  const words = Object.values(look).join(", ");
  test(`axe finds nothing on visitors' pages: ${words}`, once, async ({ site }) => {
    const { context } = await site.visitor();
    await nearlySignedUp(context, site.origin);
    expect(await complaints(context, site.origin, { look, paths: visitorsPages })).toEqual([]);
  });

  test(`axe finds nothing where links to somebody lead: ${words}`, once, async ({ site }) => {
    const { context } = await site.visitor();
    await nearlySignedUp(context, site.origin);
    expect(await complaints(context, site.origin, { look, paths: await landingPages(site) })).toEqual([]);
  });

  test(`axe finds nothing on members' pages: ${words}`, once, async ({ site }) => {
    const { anna, pages } = await busyMember(site);
    await anna.speaks(look.language);
    expect(await complaints(anna.context, site.origin, { look, paths: pages })).toEqual([]);
  });
}

test("axe finds nothing on the pages of somebody new: nl, dark, 360", once, async ({ site }) => {
  const newcomer = await site.member({ confirmed: false, credits: 0 });
  const look: Look = { language: "nl", scheme: "dark", width: 360 };
  await newcomer.speaks(look.language);
  expect(await complaints(newcomer.context, site.origin, { look, paths: emptyPages })).toEqual([]);
});

test("axe finds nothing where new terms are agreed to: en, light, 360", once, async ({ site }) => {
  const asked = await site.member({ terms_version: "2024-02-01T12:00:00Z" });
  const look: Look = { language: "en", scheme: "light", width: 360 };
  expect(await complaints(asked.context, site.origin, { look, paths: ["/terms-changed"] })).toEqual([]);
});

test("larger and stronger, in the dark, everything can still be read and touched", once, async ({ site }) => {
  const { anna, pages } = await busyMember(site);
  const { context } = await site.visitor();
  const outside = ["/", "/landers/gallery", "/login", "/dev/ui", ...(await landingPages(site))];
  const inside = pages.filter((path) => !/\?|nobody|given|transactions|premium|logout/.test(path));
  expect(await complaints(context, site.origin, { look: comfortable, paths: outside })).toEqual([]);
  expect(await complaints(anna.context, site.origin, { look: comfortable, paths: inside })).toEqual([]);
});

test("a refused form can be read too", once, async ({ site }) => {
  const { context } = await site.visitor();
  await nearlySignedUp(context, site.origin);
  const page = await context.newPage();
  for (const path of ["/login", "/reset-password", "/signup?step=4"]) {
    await page.goto(site.origin + path);
    await page.locator("main form:not(#passkey) button:not([name=go],[value=open])").last().click();
    await expect(page.getByRole("alert")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).setLegacyMode().analyze();
    expect(violations.map(({ id, help }) => `${path} ${id}: ${help}`)).toEqual([]);
  }
});

/** The smallest phone, and a laptop's window at 200 %. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/** Where a page must be pushed sideways to be read, and by what. */
async function overflows(context: BrowserContext, origin: string, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  const page = await context.newPage();
  await lookAs(page, { language: "nl", scheme: "light", width: 320 }, origin);
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: "domcontentloaded" });
    for (const size of narrow) {
      await page.setViewportSize(size);
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return undefined;
        const out = [...document.body.querySelectorAll("*")].filter(
          (el) => el.getBoundingClientRect().right > clientWidth,
        );
        return out.slice(-3).map((element) => element.outerHTML.slice(0, 120));
      });
      if (wide) found.push(`${path} at ${size.width}: ${wide.join(" | ")}`);
    }
  }
  await page.close();
  return found;
}

test("at 320 pixels and at 200 % no page has to be pushed sideways", once, async ({ site }) => {
  const { anna, pages } = await busyMember(site);
  const { context } = await site.visitor();
  await nearlySignedUp(context, site.origin);
  const newcomer = await site.member({ confirmed: false, credits: 0 });
  await anna.speaks("nl");
  await newcomer.speaks("nl");
  expect(await overflows(context, site.origin, [...visitorsPages, ...(await landingPages(site))])).toEqual([]);
  expect(await overflows(anna.context, site.origin, pages)).toEqual([]);
  expect(await overflows(newcomer.context, site.origin, emptyPages)).toEqual([]);
});
