import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { openItem, operatorContext } from "../support/browser/operator.ts";
import { aPhotoThatWaits } from "../support/site/photo-that-waits.ts";

const once = { tag: "@javascript" };

/** What is there to be used: of a group of choices the one that the keyboard stops at. */
const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/** Steps from control to control through the whole page: each is reached, and one sees where one is. */
async function expectReachable(page: Page): Promise<void> {
  const names = await page.evaluate((controls) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(":disabled, [tabindex='-1'], [inert] *");
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(isShown);
    const stops = all.filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      const group = all.filter(
        (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === element.name,
      );
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    });
    stops.forEach((element, index) => (element.dataset["stop"] = String(index)));
    return stops.map((element) => element.outerHTML.slice(0, 120));
  }, CONTROLS);
  expect(names.length, page.url()).toBeGreaterThan(3);
  const [reached, seen] = [new Set<number>(), new Set<number>()];
  // A field for a date is several steps, of which the last shows the browser's own ring.
  for (let steps = 0; steps < names.length * 2 + 10 && reached.size < names.length; steps += 1) {
    await page.keyboard.press("Tab");
    const { stop, ring } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const styles = [focused, focused.closest("label") ?? focused].map((one) => getComputedStyle(one));
      const ring = Math.max(
        ...styles.map((one) => (one.outlineStyle === "none" ? 0 : Number.parseFloat(one.outlineWidth))),
      );
      return { stop: focused.dataset["stop"], ring };
    });
    if (stop === undefined) continue;
    reached.add(Number(stop));
    if (ring >= 2) seen.add(Number(stop));
  }
  const where = page.url();
  expect(
    names.filter((_, index) => !reached.has(index)),
    `not reached on ${where}`,
  ).toEqual([]);
  expect(
    names.filter((_, index) => !seen.has(index)),
    `without a ring on ${where}`,
  ).toEqual([]);
}

test("the keyboard reaches everything on the pages of one's own profile and safety", once, async ({ site }) => {
  const [anna, bert] = [await site.member({ photo: true }), await site.member({ name: "Bert" })];
  const cards = ["name", "about", "interests", "looking-for", "facts", "place", "photos", "blocked", "data"];
  const paths = ["/profile", ...cards.map((card) => `/profile/${card}`), `/members/${bert.id}/report`, "/complaints"];
  for (const path of paths) {
    const page = await anna.open(path);
    // With its script the page takes several photos at once, without the button.
    if (path.endsWith("/photos")) await expect(page.getByText("You can choose several.")).toBeVisible();
    await expectReachable(page);
    await page.close();
  }
});

test("the keyboard reaches everything on the staff's pages", once, async ({ site }) => {
  const bert = await site.member({ name: "Bert" });
  await aPhotoThatWaits(site);
  const page = await (await operatorContext(site)).newPage();
  const member = `/operator/members/${bert.id}`;
  await page.goto(site.origin + member);
  await expectReachable(page);
  await page.getByRole("textbox").first().fill("a mail of today");
  await page.getByRole("main").getByRole("button").last().click();
  await expect(page.getByRole("link", { name: "Take a decision" })).toBeVisible();
  const own = ["", "/members", "/fictional", "/fictional/new", "/passkeys"].map((path) => `/operator${path}`);
  for (const path of [member, `${member}/decide`, `${member}/erase`, ...own, "/operator/audit"]) {
    await page.goto(site.origin + path);
    await expectReachable(page);
  }
  await openItem(page, site, { queue: "photos", words: "The photo to decide on" });
  await expectReachable(page);
});
