import { listSavedSearches } from "../../app/contract/people/saved-searches.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { expectReachable } from "../support/browser/reachable.ts";

const seeker = { name: "Anna", gender: "female", seeking: "male", country: "NL" } as const;

test("a search is saved from its results, leads back to them, is renamed, switched off, deleted and brought back", async ({
  site,
  javaScriptEnabled,
}) => {
  const anna = await site.member(seeker);
  const page = await anna.open("/members", { country: "BE", min_age: 60, max_age: 70, photo: "yes" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("link", { name: "Save this search" }).click();
  await expect(page).toHaveURL(/\/profile\/searches\?save/);
  if (javaScriptEnabled) {
    expect(await axeViolations(page)).toEqual([]);
    await expectReachable(page);
  }
  await page.getByLabel("Name", { exact: true }).fill("Belgium, with a face");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  const saved = page.getByRole("list", { name: "Your saved searches" }).getByRole("listitem");
  await expect(saved).toHaveCount(1);
  await expect(saved).toContainText("The weekly mail tells how many are new");

  await saved.getByRole("link", { name: "Belgium, with a face" }).click();
  for (const asked of [/country=BE/, /min_age=60/, /max_age=70/, /photo=yes/]) await expect(page).toHaveURL(asked);
  await page.goto(`${site.origin}/profile/searches`);

  await saved.getByText("Another name").click();
  await saved.getByLabel("Name", { exact: true }).fill("The neighbours");
  await saved.getByRole("button", { name: "Save name" }).click();
  await expect(saved.getByRole("link", { name: "The neighbours" })).toBeVisible();
  await saved.getByRole("button", { name: "Switch mail off" }).click();
  await expect(saved).toContainText("No mail about it");
  if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);

  await saved.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status")).toContainText("The search has been deleted.");
  await expect(saved).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(saved).toHaveCount(1);
  const { searches } = await anna.api.callOrThrow(listSavedSearches);
  expect(searches).toMatchObject([
    { name: "The neighbours", on: false, search: { country: "BE", min_age: 60, max_age: 70, photo: "yes" } },
  ]);
});

test("without a name nothing is saved, the eleventh search is refused in words, and an empty list says what to do", async ({
  site,
}) => {
  const anna = await site.member(seeker);
  await anna.speaks("nl");
  const page = await anna.open("/profile/searches");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bewaarde zoekopdrachten");
  await page.getByRole("main").getByRole("link", { name: "Naar het zoeken" }).click();
  await expect(page).toHaveURL(/\/members$/);

  const headers = { Origin: site.origin };
  const save = (name: string) =>
    anna.context.request.post(`${site.origin}/profile/searches?save&country=NL`, {
      form: { act: "save", id: crypto.randomUUID(), name, search: "country=NL" },
      headers,
      maxRedirects: 0,
    });
  const unnamed = await save("  ");
  expect(unnamed.status()).toBe(422);
  expect(await unnamed.text()).toContain("Deze zoekopdracht bewaren");
  for (let number = 1; number <= 10; number += 1) expect((await save(`Zoeken ${number}`)).status()).toBe(303);
  const eleventh = await save("Zoeken 11");
  expect(eleventh.status()).toBeGreaterThanOrEqual(400);
  expect(await eleventh.text()).toContain("10");
  const { searches } = await anna.api.callOrThrow(listSavedSearches);
  expect(searches).toHaveLength(10);
});
