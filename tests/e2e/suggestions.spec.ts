import { setPreferences } from "../../app/contract/account/notifications.ts";
import { changeProfile, getOwnProfile } from "../../app/contract/people/own-profile.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, type Site, test } from "../support/browser/browser-fixtures.ts";
import { expectReachable } from "../support/browser/reachable.ts";

/** Of an age that nobody else here has, so that no other man comes before Bert. */
async function annaAndBert(site: Site, age: number) {
  const date_of_birth = `${new Date().getUTCFullYear() - age}-01-15`;
  const anna = await site.member({ name: "Anna", gender: "female", seeking: "male", date_of_birth });
  const bert = await site.member({ name: "Bert", gender: "male", seeking: "female", date_of_birth });
  await anna.api.callOrThrow(changeProfile, { seeking_min_age: age, seeking_max_age: age });
  await bert.api.callOrThrow(changeProfile, { interests: ["walking", "chess"], reason: "company" });
  await site.delivered();
  return { anna, bert };
}

test(
  "five questions lead to people with the reasons, the way back keeps the answers, and they go to the profile",
  scriptless,
  async ({ site }) => {
    const { anna, bert } = await annaAndBert(site, 27);
    const page = await anna.open("/match-finder");
    const next = page.getByRole("button", { name: "Next question" });
    const at = (step: number) => expect(page.getByRole("progressbar", { name: `Question ${step} of 5` })).toBeVisible();
    await at(1);
    await page.getByLabel("From (years)").fill("26");
    await page.getByLabel("Up to (years)").fill("28");
    await next.click();
    await at(2);
    await page.getByLabel("Up to 50 km").check();
    await next.click();
    await at(3);
    await page.getByLabel("Walking").check();
    await page.getByLabel("Singing").check();
    await next.click();
    await at(4);
    await page.getByLabel("Company").check();
    await page.getByRole("link", { name: "Back" }).click();
    await at(3);
    await expect(page.getByLabel("Singing")).toBeChecked();
    await next.click();
    await page.getByLabel("Company").check();
    await next.click();
    await at(5);
    await page.getByLabel("Out of doors").check();
    await expectReachable(page);
    await page.getByRole("button", { name: "Show me people" }).click();
    const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Bert" });
    for (const reason of ["Also walks", "Here for the same: Company", "Out of doors"])
      await expect(card).toContainText(reason);
    await page.getByRole("button", { name: "Keep these answers as my wishes" }).click();
    await expect(page.getByText("Your answers are in your profile now.")).toBeVisible();
    const { profile } = await anna.api.callOrThrow(getOwnProfile);
    expect(profile).toMatchObject({
      seeking_min_age: 26,
      seeking_max_age: 28,
      reason: "company",
      interests: ["walking", "singing"],
    });
    await page.getByRole("button", { name: "Like Bert" }).click();
    // Whom she likes is no longer looked for.
    await expect(page).toHaveURL(new RegExp(`step=found.*#l${bert.id}`));
  },
);

test(
  "who wishes gets people every day with the reasons, likes them there, and stops it again",
  scriptless,
  async ({ site }) => {
    const { anna } = await annaAndBert(site, 29);
    await anna.api.callOrThrow(changeProfile, { interests: ["chess"] });
    const page = await anna.open("/suggestions");
    await page.getByRole("button", { name: "Yes, show me six people every day" }).click();
    const people = page.getByRole("list", { name: "Suggestions of today" });
    const card = people.getByRole("listitem").filter({ hasText: "Bert" });
    await expect(card.first()).toContainText("Also plays chess");
    await card.first().getByRole("button", { name: "Like Bert" }).click();
    await expect(people.getByRole("button", { name: "Liked Bert" })).toBeVisible();
    await page.getByRole("button", { name: "No more suggestions" }).click();
    await expect(page.getByRole("heading", { name: "Six people every day?" })).toBeVisible();
  },
);

test("on the members' home they stand in a row with the reason, and not where something was asked for", async ({
  site,
  javaScriptEnabled,
}) => {
  const { anna } = await annaAndBert(site, javaScriptEnabled ? 34 : 36);
  await anna.api.callOrThrow(changeProfile, { interests: ["chess"] });
  const page = await anna.open("/members");
  const row = page.getByRole("list", { name: "People for you today" });
  await expect(row).toHaveCount(0);
  await anna.api.callOrThrow(setPreferences, { suggestions: true });
  await page.goto(`${site.origin}/members`);
  const card = row.getByRole("listitem").filter({ hasText: "Bert" });
  await expect(card).toContainText("Also plays chess");
  if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bert");
  await page.goto(`${site.origin}/members?photo=yes`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(row).toHaveCount(0);
});
