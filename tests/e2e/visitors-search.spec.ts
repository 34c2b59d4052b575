import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, type Site, test } from "../support/browser/browser-fixtures.ts";
import { overflows } from "../support/browser/overflows.ts";
import { expectReachable } from "../support/browser/reachable.ts";

/** Where nobody else of these tests lives, and how old nobody else is. */
const there = { country: "CH", region: "Bern", city: "Thun", gender: "female", seeking: "male" } as const;
const born = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;

/** Somebody who shows herself to visitors, one who does not, and a fictional one. */
async function women(site: Site, age: number) {
  const wishes = { ...there, date_of_birth: born(age), photo: true } as const;
  const [anna, bea, fay] = [
    await site.member({ ...wishes, name: "Annabel", show_to_visitors: true }),
    await site.member({ ...wishes, name: "Beatrix" }),
    await site.member({ ...wishes, name: "Fayette", fictional: true }),
  ];
  await site.delivered();
  return { anna, bea, fay, search: `/members?gender=female&country=CH&min_age=${age}&max_age=${age}` };
}

test(
  "a visitor whom a partner sent looks around, sees who wants to be seen, and is told what is for members",
  scriptless,
  async ({ site }) => {
    const { anna, bea, search } = await women(site, 93);
    const visitor = await site.visitor();
    const page = await visitor.open(`${search}&network=friends`);
    await page.setViewportSize({ width: 360, height: 740 });
    const people = page.getByRole("list", { name: "Members found" }).getByRole("listitem");
    await expect(people).toHaveCount(2);
    await expect(page.getByRole("main")).toContainText("Annabel");
    await expect(people.filter({ hasText: "Fayette" })).toContainText("Fictional");
    await expect(page.getByRole("main")).not.toContainText("Beatrix");
    await expect(page.getByRole("heading", { name: "1 more person, for members only" })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expectReachable(page);

    await people.getByRole("link", { name: /Annabel/ }).click();
    await expect(page).toHaveURL(`${site.origin}/members/${anna.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Annabel");
    await expect(page.getByRole("main")).not.toContainText("Thun");
    expect(await axeViolations(page)).toEqual([]);
    await expectReachable(page);
    await expect(page.getByRole("main").getByRole("link", { name: "Log in" }).first()).toHaveAttribute(
      "href",
      `/login?redirect=%2Fmembers%2F${anna.id}`,
    );
    expect((await page.request.get(`${site.origin}/members/${bea.id}`)).status()).toBe(404);
  },
);

test(
  "in Dutch and in the dark the visitors' pages fit a narrow phone, and wrong ages are told of",
  scriptless,
  async ({ site }) => {
    const { fay, search } = await women(site, 94);
    const visitor = await site.visitor({ locale: "nl-NL" });
    const page = await visitor.open(`${search}&network=friends`);
    await page.emulateMedia({ colorScheme: "dark" });
    for (const path of [search, `/members/${fay.id}`]) {
      await page.goto(site.origin + path);
      expect(await overflows(page), path).toEqual([]);
      expect(await axeViolations(page), path).toEqual([]);
    }
    await page.goto(`${site.origin}/members?min_age=80&max_age=30`);
    await expect(page.getByRole("alert")).toContainText("De laagste leeftijd mag niet hoger zijn dan de hoogste.");
    expect(await axeViolations(page)).toEqual([]);
  },
);

test("who comes without a source of traffic signs in first, and comes back", scriptless, async ({ site }) => {
  const visitor = await site.visitor();
  const answer = await visitor.context.request.get(`${site.origin}/members?country=CH`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()["location"]).toBe(`/login?redirect=${encodeURIComponent("/members?country=CH")}`);
});
