import type { Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { overflows } from "../support/browser/overflows.ts";

const seeker = { name: "Anna", gender: "female", seeking: "male", country: "NL", region: "Utrecht" } as const;
/** Where nobody else of these tests lives, and how old nobody else is. */
const there = { country: "FI", gender: "male", seeking: "female" } as const;

const born = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
const show = (page: Page) => page.getByRole("button", { name: /^Show (?!its)/ });
const found = (page: Page) => page.getByRole("list", { name: "Members found" }).getByRole("listitem");

test("around a town the nearest come first, with how far they live, and a town that nobody knows is told beside its field", async ({
  site,
  javaScriptEnabled,
}) => {
  const age = javaScriptEnabled ? 106 : 107;
  const anna = await site.member({ ...seeker, city: "Utrecht" });
  for (const [name, region, city] of [
    ["Tampere", "Pirkanmaa", "Tampere"],
    ["Helsinki", "Uusimaa", "Helsinki"],
    ["Espoo", "Uusimaa", "Espoo"],
  ] as const)
    await site.member({ ...there, name: `From ${name}`, region, city, date_of_birth: born(age) });
  await site.delivered();
  const page = await anna.open("/members", { country: "FI", gender: "male", min_age: age, max_age: age, open: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel("From which town").fill("helsinki");
  await page.getByLabel("Distance").selectOption("25");
  await page.getByLabel("Order").selectOption("nearest");
  if (javaScriptEnabled) {
    await expect(show(page)).toHaveText("Show 2 men");
    expect(await axeViolations(page)).toEqual([]);
  }
  await show(page).click();
  await expect(page).toHaveURL(/distance=25/);
  await expect(found(page)).toHaveText([/From Helsinki/, /From Espoo/]);
  await expect(found(page).nth(1)).toContainText(/19\s?km/);
  await expect(page.getByRole("link", { name: "Remove filter: Up to 25 km from helsinki" })).toBeVisible();

  await page.goto(`${page.url()}&open=1`);
  await page.getByLabel("From which town").fill("Qwertydam");
  await show(page).click();
  await expect(page.getByRole("alert")).toContainText("We do not know this town.");
  await expect(page.getByLabel("From which town")).toHaveValue("Qwertydam");
  await expect(page.getByLabel("Distance")).toHaveValue("25");
  expect((await page.request.get(`${site.origin}/members?distance=25&place=Qwertydam`)).status()).toBe(422);
});

test("another country asks for no town of the one before", { tag: "@javascript" }, async ({ site }) => {
  const anna = await site.member({ ...seeker, city: "Utrecht" });
  const page = await anna.open("/members", { distance: 50, place: "Utrecht", open: 1 });
  await page.getByLabel("Country").selectOption("BE");
  await expect(page).toHaveURL(/country=BE/);
  await expect(page.getByLabel("From which town")).toHaveValue("");
});

test("a country chosen before the script is there is followed once it is", { tag: "@javascript" }, async ({ site }) => {
  const anna = await site.member({ ...seeker, city: "Utrecht" });
  const page = await anna.open("/credits");
  const script = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(`${site.origin}/members?open=1`, { waitUntil: "commit" });
  await page.getByLabel("Country").selectOption("BE");
  script.resolve();
  await expect(page).toHaveURL(/country=BE/);
});

test("in Dutch the panel fits a narrow phone, words in “about me” are looked for, and a single letter is not", async ({
  site,
}) => {
  const anna = await site.member({ ...seeker, city: "Utrecht" });
  await anna.speaks("nl");
  const page = await anna.open("/members", { open: 1 });
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await overflows(page)).toEqual([]);
  const words = page.getByLabel("Woorden in “Over mij”");
  await words.fill("tuin");
  await page.getByRole("button", { name: /^Toon/ }).last().click();
  await expect(page).toHaveURL(/text=tuin/);
  await expect(page.getByRole("link", { name: /Over mij: tuin/ })).toBeVisible();
  await page.goto(`${site.origin}/members?text=a&open=1`);
  await expect(page.getByRole("alert")).toContainText("Schrijf een woord van minstens twee letters.");
  await expect(words).toHaveValue("a");
});
