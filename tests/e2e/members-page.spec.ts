import { changeProfile } from "../../app/contract/people/own-profile.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";

/** Where nobody of the demonstration lives. */
const there = { country: "DK", region: "Nordjylland", city: "Aalborg" };

test("the members page greets by name with who is new, faces first, and cards say what is shared and how far it is", async ({
  site,
}) => {
  const anna = await site.member({ name: "Anna", gender: "female", seeking: "male", photo: true, ...there });
  const wishes = { gender: "male", seeking: "female", photo: true, ...there } as const;
  const [bert] = [await site.member({ name: "Bert", ...wishes }), await site.member(wishes)];
  for (const { api } of [anna, bert]) await api.callOrThrow(changeProfile, { interests: ["singing"] });
  await site.delivered();
  const page = await anna.open("/members");
  await page.setViewportSize({ width: 360, height: 740 });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^Good (morning|afternoon|evening) Anna, \d+ new men this week$/);
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href^="/members/${bert.id}"]`) });
  await expect(card).toContainText("Aalborg · close by");
  await expect(card).toContainText("also sings");
  await expect(card).toContainText("Online now");
  // The phone's own bar takes the last 76 pixels.
  for (const portrait of (await page.getByRole("main").locator("img").all()).slice(0, 2)) {
    const { y = 0, height = 740 } = (await portrait.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(740 - 76);
  }
  await anna.speaks("nl");
  await page.goto(`${site.origin}/members?gender=male`);
  await expect(heading).toHaveText(/^\d+ mannen gevonden$/);
  await expect(card).toContainText("Aalborg · vlakbij");
  await expect(card).toContainText("zingt ook");
});
