import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "../support/browser/browser-fixtures.ts";

test("one press gives a file with everything in it, older messages too", async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna", credits: 60, paid_user: true }), await site.member()];
  await anna.writes(bert, "The very first words");
  for (let turn = 0; turn < 52; turn++) await anna.writes(bert, `Letter ${turn}`);
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await expect(page.getByText("Letter 51", { exact: true })).toBeVisible();
  await expect(page.getByText("The very first words")).toHaveCount(0);
  await page.goto(`${site.origin}/profile/data`);
  await expect(page.getByText(/Agreed on .+ 20\d\d/).first()).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download everything" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^[a-z-]+-20\d\d-\d\d-\d\d\.zip$/);
  const files = unzipSync(readFileSync(await file.path()));
  const pages = Object.entries(files).filter(([name]) => /\.(html|json)$/.test(name));
  const words = pages.map(([, bytes]) => strFromU8(bytes)).join("\n");
  expect(Object.keys(files)).toContain("index.html");
  for (const kept of ["The very first words", "Letter 51", anna.email]) expect(words).toContain(kept);
});
