import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { aPng } from "../support/picture.ts";
import { operatorContext } from "../support/browser/operator.ts";

test("an operator makes a fictional profile, changes it and retires it", scriptless, async ({ site }) => {
  const name = `Fay ${crypto.randomUUID().replaceAll(/[\d-]/g, "").slice(0, 6)}`;
  const page = await (await operatorContext(site)).newPage();
  await page.goto(`${site.origin}/operator/fictional`);
  await page.getByRole("link", { name: "Make a fictional profile" }).click();
  await page.getByLabel("Profile name").fill(name);
  await page.getByRole("button", { name: "Make the profile" }).click();
  await expect(page.getByRole("alert")).toContainText("Please choose one");
  await expect(page.getByRole("alert")).toContainText("Date of birth: Please fill this in.");
  await expect(page.getByLabel("Profile name")).toHaveValue(name);
  expect(await axeViolations(page), "the form with mistakes").toEqual([]);
  await page.locator("input[name=gender][value=female]").check();
  await page.locator("input[name=seeking][value=male]").check();
  await page.getByLabel("Date of birth").fill("2015-05-20");
  await page.getByLabel("Region").selectOption({ index: 1 });
  await page.getByLabel("Town or village").fill("Zeist");
  await page.getByRole("textbox", { name: "Why?" }).fill("somebody to talk about gardens with");
  await page.getByRole("button", { name: "Make the profile" }).click();
  await expect(page.getByRole("alert")).toContainText(/know this town/);
  await page.getByRole("button", { name: "Make the profile" }).click();
  await expect(page.getByRole("alert")).toContainText("A profile is 18 or older: give an earlier date of birth.");
  await page.getByLabel("Date of birth").fill("1955-05-20");
  await expect(page.getByLabel("Town or village")).toHaveValue("Zeist");
  await page.getByRole("button", { name: "Make the profile" }).click();
  await expect(page.getByText(`${name} is there now`)).toBeVisible();

  await page.getByRole("textbox", { name: "About me" }).fill("I read in the garden.");
  await page.getByRole("textbox", { name: "Why?" }).fill("a livelier text");
  await page.getByRole("button", { name: "Keep the changes" }).click();
  await expect(page.getByText("The profile is changed.")).toBeVisible();
  await expect(page.getByText("There are no photos yet.")).toBeVisible();
  for (const seed of [1, 2]) {
    const file = { name: "garden.png", mimeType: "image/png", buffer: Buffer.from(aPng({ seed })) };
    await page.getByLabel("Photo from your device").setInputFiles(file);
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(page.getByText("The photo is stored.")).toBeVisible();
  }
  const ids = page.locator("form:has([value=delete]) [name=id]");
  const shown = () => ids.evaluateAll((all) => all.map((id) => (id as HTMLInputElement).value));
  const [first, second] = await shown();
  await page.getByRole("button", { name: "Make main photo Photo 2" }).click();
  await expect(page.getByText("The new order is saved.")).toBeVisible();
  expect(await shown()).toEqual([second, first]);
  await page.getByText("Delete photo 2").click();
  await page.getByRole("button", { name: "Yes, delete: Photo 2" }).click();
  await expect(page.getByText("The photo is deleted.")).toBeVisible();
  expect(await shown()).toEqual([second]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeViolations(page), "the profile").toEqual([]);

  await page.getByRole("link", { name: "Retire this profile" }).click();
  await page.getByRole("button", { name: "Retire this profile" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await axeViolations(page), "the question").toEqual([]);
  await page.getByRole("textbox", { name: "Why?" }).fill("nobody answers for it");
  await page.getByLabel("I know that this cannot be taken back").check();
  await page.getByRole("button", { name: "Retire this profile" }).click();
  await expect(page.getByText("The profile is retired.")).toBeVisible();
  await page.goto(`${site.origin}/operator/fictional?state=retired&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name })).toBeVisible();
  expect(await axeViolations(page), "the list").toEqual([]);
});
