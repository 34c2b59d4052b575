import { expect, test } from "../support/journey.ts";

const PUBLIC = ["/", "/landers/gallery", "/signup", "/pages/terms"];

test("the front page says what the site is, and leads to the sign-up", async ({ site }) => {
  const visitor = await site.visitor();
  const page = await visitor.open("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Meet people");
  await expect(page.getByText("Some profiles here are fictional")).toBeVisible();
  await expect(page.getByRole("link", { name: "See all prices" })).toHaveAttribute("href", "/pricing");
  await page.getByRole("link", { name: "Sign up for free" }).first().click();
  await expect(page).toHaveURL(/\/signup$/);
});

test("somebody who is signed in is led from the front page to the members", async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/");
  await expect(page).toHaveURL(/\/members$/);
});

test("a lander speaks of the visitor's own country and begins the sign-up", async ({ site }) => {
  const dutch = await site.visitor({ country: "NL" });
  const page = await dutch.open("/landers/gallery", { network: "test", sub1: "spring" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Good company, in the Netherlands");
  await page.getByRole("radio", { name: "Woman" }).first().check();
  await page.getByRole("radio", { name: "Man", exact: true }).last().check();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL(/\/signup\?step=1$/);
  await expect(page.getByRole("combobox", { name: "Country you live in" })).toHaveValue("NL");
});

test("a lander shows each country its own words, by topic where the address names one", async ({ site }) => {
  for (const [country, place] of [
    ["DE", "Germany"],
    ["GB", "the United Kingdom"],
    ["DE", "Germany"],
  ] as const) {
    const visitor = await site.visitor({ country });
    const page = await visitor.open("/landers/gallery/friendship");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`New friends, in ${place}`);
  }
});

test("a lander that nobody knows speaks in general", async ({ site }) => {
  const visitor = await site.visitor({ country: "BE", locale: "nl-BE" });
  const page = await visitor.open("/landers/gallery/no-such-topic");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Goed gezelschap, in België");
});

for (const path of PUBLIC) {
  test(`${path} needs one request before it is painted, and no script`, async ({ site }) => {
    const visitor = await site.visitor();
    const asked: string[] = [];
    visitor.context.on("request", (request) => asked.push(request.resourceType()));
    const page = await visitor.open(path);
    expect(asked.filter((type) => ["script", "stylesheet", "font"].includes(type))).toEqual([]);
    await expect(page.locator("script")).toHaveCount(0);
  });
}

for (const token of ["terms", "privacy", "cookies", "ban", "faq", "service", "return-policy"]) {
  test(`/pages/${token} can be read in English and in Dutch`, async ({ site }) => {
    const [english, dutch] = [await site.visitor(), await site.visitor({ locale: "nl-NL" })];
    const headings = await Promise.all(
      [english, dutch].map(async (visitor) => {
        const page = await visitor.open("/pages/:token", { token });
        expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(0);
        await expect(page.locator("main")).not.toContainText("{{");
        return page.getByRole("heading", { level: 1 }).innerText();
      }),
    );
    expect(headings.every((heading) => heading.length > 0)).toBe(true);
  });
}

test("a page that is not there is a 404 with a way home", async ({ site }) => {
  const visitor = await site.visitor();
  const page = await visitor.open("/pages/imprint");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await expect(page.getByRole("link", { name: "Back to the home page" })).toBeVisible();
});
