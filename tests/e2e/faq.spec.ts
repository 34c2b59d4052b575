import type { Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test, scriptless } from "../support/browser/browser-fixtures.ts";
import { browserCookie } from "../support/http/site-cookies.ts";

const search = async (page: Page, words: string) => {
  await page.getByRole("searchbox", { name: "Search the answers" }).fill(words);
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
};
const marked = (page: Page) => page.locator("mark").allInnerTexts();

test("a visitor opens an answer, and a link leads into one", scriptless, async ({ site }) => {
  const page = await (await site.visitor()).open("/pages/faq");
  const answer = page.getByText(
    "A message costs 1 credit, a photo 2 credits and a gift 3 credits. You buy credits in bundles",
  );
  await expect(answer).toBeHidden();
  await page.getByText("What does it cost?").click();
  await expect(answer).toBeVisible();
  await page.goto(`${site.origin}/pages/faq#refund`);
  await expect(page.getByText("Within 14 days you may withdraw from a purchase")).toBeVisible();
  await expect(page.getByText("Can I get my money back?"), "the question is to be seen above it").toBeInViewport();
  await page.getByRole("link", { name: "Withdraw from a purchase" }).click();
  await expect(page).toHaveURL(/\/withdraw$/);
});

test(
  "a search finds whatever the case and accents, marks it, and says how many there are",
  scriptless,
  async ({ site }) => {
    const page = await (await site.visitor()).open("/pages/faq");
    await search(page, "How do I get my MONÉY back?");
    await expect(page).toHaveURL(/\/pages\/faq\?q=How/);
    await expect(page.getByRole("heading", { name: "1 answer to “How do I get my MONÉY back?”" })).toBeVisible();
    await expect(page.getByText("Within 14 days you may withdraw from a purchase")).toBeVisible();
    expect(await marked(page)).toEqual(expect.arrayContaining(["money", "back"]));
    await expect(page.getByText("What does it cost?"), "nothing else stands there").toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    await search(page, "fictional");
    await expect(page.getByRole("heading", { name: /^\d answers to “fictional”$/ })).toBeVisible();
    await search(page, "fictoinal");
    await expect(page.getByText("We looked for “fictional”.")).toBeVisible();
    await expect(page.getByRole("heading", { name: /^\d answers to “fictoinal”$/ })).toBeVisible();
    await page.getByRole("link", { name: "Show all questions" }).click();
    await expect(page).toHaveURL(/\/pages\/faq$/);
    await expect(page.getByText("What does it cost?")).toBeVisible();
    await expect(page.locator("mark")).toHaveCount(0);
  },
);

test(
  "a search that finds nothing leads to the support, and what was typed is only text",
  scriptless,
  async ({ site }) => {
    const page = await (await site.visitor()).open("/pages/faq");
    await search(page, "<b>zebra</b> & co");
    await expect(page.getByRole("heading", { name: "No answer to “<b>zebra</b> & co”" })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("<b>zebra</b> & co");
    await search(page, "?!");
    await expect(page.getByRole("heading", { name: "No answer to “?!”" })).toBeVisible();
    await page.getByRole("link", { name: "Ask our customer service" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help and support");
  },
);

test("in Dutch the same link leads into the same answer, and Dutch words are found", scriptless, async ({ site }) => {
  const visitor = await site.visitor();
  const page = await visitor.open("/pages/faq");
  await page.context().addCookies([browserCookie(site.origin, "locale", "nl")]);
  await page.goto(`${site.origin}/pages/faq?q=Terugbetalen`);
  await expect(page.getByRole("heading", { name: "1 antwoord op ‘Terugbetalen’" })).toBeVisible();
  await expect(page.getByText("Binnen 14 dagen mag je een aankoop herroepen")).toBeVisible();
  await page.goto(`${site.origin}/pages/faq?q=hoe verwijder ik mijn account`);
  await expect(page.getByText("Je profiel verdwijnt meteen.")).toBeVisible();
  await page.goto(`${site.origin}/pages/faq#delete`);
  await expect(page.getByText("Je profiel verdwijnt meteen.")).toBeVisible();
});
