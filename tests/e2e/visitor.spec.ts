import { expect, scriptless, test, type Visitor } from "../support/browser/browser-fixtures.ts";

test("the front page says what the site is, and leads to the sign-up", scriptless, async ({ site }) => {
  const visitor = await site.visitor();
  const page = await visitor.open("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Meet people");
  await expect(page.getByText("Some profiles here are fictional")).toBeVisible();
  await expect(page.getByRole("link", { name: "See all prices" })).toHaveAttribute("href", "/pricing");
  await page.getByRole("link", { name: "Sign up for free" }).first().click();
  await expect(page).toHaveURL(/\/signup$/);
});

test("the front page has its title in the visitor's language", scriptless, async ({ site }) => {
  const titles = { "en-GB": /people of a certain age/, "nl-NL": /mensen met levenservaring/ };
  for (const [locale, title] of Object.entries(titles)) {
    const page = await (await site.visitor({ locale })).open("/");
    await expect(page).toHaveTitle(title);
    await expect(page.locator("meta[name=description]")).toHaveAttribute(
      "content",
      locale === "nl-NL" ? / voor / : / for /,
    );
  }
});

test("somebody who is signed in is led from the front page to the members", async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/");
  await expect(page).toHaveURL(/\/members$/);
});

test("a lander speaks of the visitor's own country and begins the sign-up", scriptless, async ({ site }) => {
  const dutch = await site.visitor({ country: "NL" });
  const page = await dutch.open("/landers/gallery", { network: "test", sub1: "spring" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Good company, in the Netherlands");
  await page.getByRole("radio", { name: "Woman" }).first().check();
  await page.getByRole("radio", { name: "Man", exact: true }).last().check();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL(/\/signup\?step=1$/);
  await expect(page.getByRole("combobox", { name: "Country you live in" })).toHaveValue("NL");
});

test(
  "a lander shows each country its own words, by topic where the address names one",
  scriptless,
  async ({ site }) => {
    for (const [country, place] of [
      ["AT", "Austria"],
      ["GB", "the United Kingdom"],
      ["AT", "Austria"],
    ] as const) {
      const visitor = await site.visitor({ country });
      const page = await visitor.open("/landers/gallery/friendship");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`New friends, in ${place}`);
    }
  },
);

test(
  "a lander without a topic speaks in general, and one that nobody knows is not there",
  scriptless,
  async ({ site }) => {
    const visitor = await site.visitor({ country: "BE", locale: "nl-BE" });
    const page = await visitor.open("/landers/gallery");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Goed gezelschap, in België");
    site.console.expectError(/404/);
    await page.goto(`${site.origin}/landers/gallery/no-such-topic`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze pagina is niet gevonden");
  },
);

for (const token of ["terms", "privacy", "cookies", "ban", "faq", "service", "return-policy"]) {
  test(`/pages/${token} can be read in English and in Dutch`, scriptless, async ({ site }) => {
    const [english, dutch] = await Promise.all([site.visitor(), site.visitor({ locale: "nl-NL" })]);
    const [inEnglish, inDutch] = await Promise.all([english, dutch].map((visitor) => readPage(visitor, token)));
    expect([inEnglish?.language, inDutch?.language]).toEqual(["en", "nl"]);
    // Names of the site and of laws stand in both; a heading or a paragraph that does was not translated.
    const words = new Set(inEnglish?.texts);
    expect(inDutch?.texts.filter((text) => words.has(text))).toEqual([]);
  });
}

/** The language a page says it speaks, and its headings and paragraphs. */
async function readPage(visitor: Visitor, token: string) {
  const page = await visitor.open("/pages/:token", { token });
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await main.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(0);
  await expect(main).not.toContainText("{{");
  const texts = (await main.locator("h1, h2, p, li").allInnerTexts()).map((text) => text.trim());
  return { language: await page.locator("html").getAttribute("lang"), texts: texts.filter((text) => text.length > 40) };
}

test("a page that is not there is a 404 with a way home", scriptless, async ({ site }) => {
  const visitor = await site.visitor();
  const page = await visitor.open("/pages/imprint");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await expect(page.getByRole("link", { name: "Back to the home page" })).toBeVisible();
});
