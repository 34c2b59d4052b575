import type { Page } from "@playwright/test";
import { expect, scriptless, type Site, test } from "../support/browser/browser-fixtures.ts";
import { isTakenOver } from "../support/browser/same-document.ts";

const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const filters = (page: Page) => page.locator("summary", { hasText: "Search filters" });

/** A name that no other test and no demo member has. */
const unique = (name: string) => `${name}${crypto.randomUUID().slice(0, 8)}`;

/** On the first day of a year, so that the age is the same all year long. */
function bornYearsAgo(years: number): string {
  return `${new Date().getUTCFullYear() - years}-01-01`;
}

/** A man to be found, without a browser of his own. */
async function man(site: Site, wishes: Parameters<Site["internal"]["makeMember"]>[0] = {}) {
  const name = unique("Bert");
  const made = await site.internal.makeMember({ gender: "male", seeking: "female", country: "NZ", name, ...wishes });
  return { ...made, name };
}

const seeker = (site: Site) => site.member({ gender: "female", seeking: "male", country: "NL" });

/** Found sooner or later: the directory hears of a member through the outbox. */
async function openUntil(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(card(page, name)).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

test("a search by gender, country and age finds who fits and nobody else", async ({ site }) => {
  const anna = await seeker(site);
  const [fits, young] = [await man(site, { date_of_birth: bornYearsAgo(91) }), await man(site)];
  const page = await anna.open("/members", { gender: "male", country: "NZ", min_age: 90, max_age: 95 });
  await openUntil(page, fits.name);
  await expect(card(page, young.name)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Remove filter: 90 to 95 years" })).toBeVisible();
});

test("who finds nobody sees a signpost, and the way to a wider search", async ({ site }) => {
  const anna = await seeker(site);
  const page = await anna.open("/members", { gender: "male", country: "NZ", text: "zzqxvnobody" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Nobody found with these wishes" })).toBeVisible();
  await expect(main.locator('svg[width="320"]')).toBeVisible();
  await main.getByRole("link", { name: "Search without filters" }).click();
  await expect(page).toHaveURL(/\/members\?/);
});

test("the filters are a form, and its address is the search", async ({ site }) => {
  const anna = await seeker(site);
  const page = await anna.open("/members");
  await filters(page).click();
  await page.getByLabel("Country").selectOption("BE");
  await page.getByLabel("Age from").fill("65");
  await page.getByRole("button", { name: /^Show (?!its)/ }).click();
  await expect(page).toHaveURL(/country=BE/);
  await expect(page).toHaveURL(/min_age=65/);
  await page.getByRole("link", { name: /Remove filter: 65 to \d+ years/ }).click();
  await expect(page).toHaveURL(/min_age=18/);
  await expect(page.getByRole("link", { name: /Remove filter: .* years/ })).toHaveCount(0);
  await expect(page).toHaveURL(/country=BE/);
});

test("an opened panel offers the regions, with a script at once", { tag: "@javascript" }, async ({ site }) => {
  const anna = await seeker(site);
  const page = await anna.open("/members", { country: "NL", countryregion: "Utrecht" });
  const regions = page.getByLabel("Region");
  await expect(regions.locator("option")).toHaveText(["All regions", "Utrecht"]);
  await filters(page).click();
  await expect(regions.locator("option", { hasText: "Overijssel" })).toHaveCount(1);
  await expect(regions).toHaveValue("Utrecht");
  await expect(filters(page)).toBeFocused();
  await regions.selectOption("Overijssel");
  await page.getByRole("button", { name: /^Show (?!its)/ }).click();
  await expect(page).toHaveURL(/countryregion=Overijssel/);
});

test("an opened panel has a button that brings the regions, and keeps what was filled in", async ({ site }) => {
  const anna = await seeker(site);
  const page = await anna.open("/members", { country: "NL" });
  await filters(page).click();
  await page.getByLabel("Age from").fill("65");
  await page.getByRole("button", { name: "Show its regions" }).click();
  await expect(page).toHaveURL(/open=1/);
  await expect(page.getByLabel("Age from")).toHaveValue("65");
  await page.getByLabel("Region").selectOption("Overijssel");
  await page.getByRole("button", { name: /^Show (?!its)/ }).click();
  await expect(page.getByRole("link", { name: "Remove filter: Overijssel" })).toBeVisible();
});

test("another country brings its own regions, and drops the region of the one before", async ({ site }) => {
  const anna = await seeker(site);
  const page = await anna.open("/members", { country: "NL", countryregion: "Utrecht", open: 1 });
  await expect(page.getByLabel("Region")).toHaveValue("Utrecht");
  await page.getByLabel("Country").selectOption("BE");
  await page.getByRole("button", { name: "Show its regions" }).click();
  await expect(page).toHaveURL(/country=BE/);
  await expect(page).not.toHaveURL(/Utrecht/);
  await expect(page.getByLabel("Region")).toHaveValue("");
  await expect(page.getByLabel("Region").locator("option")).not.toHaveCount(1);
});

test("choosing another country moves neither the page nor the focus", { tag: "@javascript" }, async ({ site }) => {
  const anna = await seeker(site);
  const page = await anna.open("/members", { country: "NL", countryregion: "Utrecht", open: 1 });
  await isTakenOver(page);
  const country = page.getByLabel("Country");
  await page.setViewportSize({ width: 360, height: 500 });
  await country.focus();
  await country.evaluate((field) => scrollTo(0, field.getBoundingClientRect().top - 100));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await country.selectOption("BE");
  await expect(page).toHaveURL(/country=BE/);
  const regions = page.getByLabel("Region").locator("option");
  await expect(regions.filter({ hasText: "Utrecht" })).toHaveCount(0);
  await expect(regions).not.toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(country).toBeFocused();
});

test("impossible ages are refused beside their fields, with what was typed", async ({ site }) => {
  const anna = await seeker(site);
  const page = await anna.open("/members", { min_age: 70, max_age: 60 });
  await expect(page.getByRole("alert")).toContainText("The lowest age must not be higher than the highest age.");
  await expect(page.getByLabel("Age from")).toHaveValue("70");
  await expect(page.getByLabel("Age to")).toHaveValue("60");
  for (const width of [360, 1200]) {
    await page.setViewportSize({ width, height: 740 });
    const [first, last] = [page.getByLabel("Age from"), page.getByLabel("Age to")];
    expect((await first.boundingBox())?.y, `in one row at ${width}`).toBe((await last.boundingBox())?.y);
  }
  const answer = await page.request.get(`${site.origin}/members?min_age=old`);
  expect(answer.status()).toBe(422);
});

test("pages are links, and everybody is on one of them", async ({ site }) => {
  const anna = await seeker(site);
  const men = await Promise.all(Array.from({ length: 26 }, () => man(site, { date_of_birth: bornYearsAgo(104) })));
  const page = await anna.open("/members", { gender: "male", country: "NZ", min_age: 104, max_age: 104 });
  const faces = page.getByRole("main").getByRole("list", { name: "Members found" }).getByRole("link");
  const everybody = async () => {
    const found = await faces.allInnerTexts();
    for (let number = 2; (await page.getByRole("link", { name: "Next" }).count()) > 0; number += 1) {
      await page.getByRole("link", { name: "Next" }).click();
      // The address changes before the names do.
      await expect(page.getByText(`Page ${number} of`)).toBeVisible();
      found.push(...(await faces.allInnerTexts()));
    }
    return found;
  };
  await expect(async () => {
    await page.goto(`${site.origin}/members?gender=male&country=NZ&min_age=104&max_age=104`);
    const found = await everybody();
    expect(men.filter(({ name }) => !found.some((text) => text.includes(name)))).toEqual([]);
  }).toPass();
  expect(new URL(page.url()).searchParams.get("page")).not.toBeNull();
  await expect(page.getByRole("link", { name: "Previous" })).toBeVisible();
});

test("a search without results offers a wider search", async ({ site }) => {
  const anna = await seeker(site);
  const page = await anna.open("/members", { country: "PL", gender: "male", min_age: 119 });
  await page.getByRole("link", { name: "Search without filters" }).click();
  await expect(page).toHaveURL(/min_age=18&max_age=120/);
  await expect(page).toHaveURL(/country=PL/);
});

test("an unknown region with its country's regions asked for leads to the panel", scriptless, async ({ site }) => {
  const anna = await seeker(site);
  const address = `${site.origin}/members?countryregion=Nowhere&open=1`;
  const answer = await anna.context.request.get(address, { headers: { "X-Test-Country": "NL" } });
  expect(answer.url()).toBe(`${site.origin}/members?open=1`);
});

test("a profile tells what somebody told, and a fictional one says so on card and page", async ({ site }) => {
  const anna = await seeker(site);
  const robot = await man(site, { fictional: true, date_of_birth: bornYearsAgo(97) });
  const page = await anna.open("/members", { gender: "male", country: "NZ", min_age: 97, max_age: 97 });
  await openUntil(page, robot.name);
  await expect(card(page, robot.name)).toContainText("Fictional");
  await card(page, robot.name).getByRole("link").click();
  await expect(page).toHaveTitle(new RegExp(robot.name));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(robot.name);
  await expect(page.getByText("Physical contact is not possible.", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Write" })).toHaveAttribute("href", `/members/${robot.id}/chat`);
});

test("the profile of an unknown member is a page that does not exist", scriptless, async ({ site }) => {
  const anna = await seeker(site);
  const page = await anna.open("/members/:id", { id: "nobody0000000" });
  await expect(page.getByText("This page could not be found")).toBeVisible();
  expect((await page.request.get(`${site.origin}/members/nobody0000000`)).status()).toBe(404);
});
