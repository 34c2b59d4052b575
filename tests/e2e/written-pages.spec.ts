import type { Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, test, type Site } from "../support/browser/browser-fixtures.ts";
import { anOperator, operatorContext, signInAsOperator } from "../support/browser/operator.ts";

/** A page that no other test writes. */
const aToken = () => `page-${crypto.randomUUID().slice(0, 13)}`;

/** For ten seconds the web Worker repeats an answer that it gave already. */
const SOON = { timeout: 25_000 };

interface Written {
  title: string;
  text: string;
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Writes the page that is open in the console, looks at its preview and publishes it. */
async function publish(page: Page, { title, text }: Written): Promise<void> {
  await field(page, "Title").fill(title);
  await field(page, "Text").fill(text);
  await page.getByRole("button", { name: "Look at the preview" }).click();
  await field(page, "Why?").fill("a browser test");
  await page.getByRole("button", { name: "Publish this page" }).click();
  await expect(page.getByText("The page is published.")).toBeVisible();
}

async function withdraw(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Withdraw this page" }).click();
  await field(page, "Why?").fill("only a test");
  await page.getByRole("button", { name: "Withdraw this page" }).click();
  await expect(page.getByText("The page is withdrawn.")).toBeVisible();
}

/** An operator's browser at a page that nobody has written yet. */
async function newPage(site: Site, token: string): Promise<Page> {
  const page = await (await operatorContext(site)).newPage();
  await page.goto(`${site.origin}/operator/pages/${token}?language=en`);
  return page;
}

test(
  "what an operator was writing is there again once they have signed in again",
  { tag: "@javascript" },
  async ({ site }) => {
    const [token, operator, context] = [aToken(), await anOperator(site), (await site.visitor()).context];
    const page = await context.newPage();
    await signInAsOperator(page, site, operator);
    await page.goto(`${site.origin}/operator/pages/${token}?language=en`);
    await field(page, "Title").fill("About us");
    const words = "Many words. ".repeat(3300).trim();
    await field(page, "Text").fill(words);
    // A new password ends the sessions of the old one.
    await site.internal.makeOperator({ ...operator, name: "Olga", password: "another operator password" });
    await page.getByRole("button", { name: "Look at the preview" }).click();
    await expect(page).toHaveURL(/\/operator\/login/);
    // In another tab the staff's pages lead there as well.
    const other = await context.newPage();
    await other.goto(`${site.origin}/operator/pages`);
    await expect(other).toHaveURL(/\/operator\/login\?ended=1/);
    await other.close();
    await signInAsOperator(page, site, { ...operator, password: "another operator password" });
    await page.goto(`${site.origin}/operator/pages/${token}?language=nl`);
    await expect(field(page, "Text")).toHaveValue("");
    await page.goto(`${site.origin}/operator/pages/${token}?language=en`);
    await expect(field(page, "Text")).toHaveValue(words);
    await expect(page.getByText("It has not been sent yet.")).toBeVisible();
    await publish(page, { title: "About us", text: "Many words." });
    await expect(page.getByText("It has not been sent yet.")).toHaveCount(0);
    // Published without a browser's key, as another tab left it: nothing is kept of it.
    await field(page, "Title").fill("About us all");
    await page.getByRole("button", { name: "Look at the preview" }).click();
    await field(page, "Why?").fill("a browser test");
    await context.clearCookies({ name: /typed$/ });
    await page.getByRole("button", { name: "Publish this page" }).click();
    await expect(page.getByText("The page is published.")).toBeVisible();
    await expect(page.getByText("It has not been sent yet.")).toHaveCount(0);
  },
);

const reader = async (site: Site, locale: string, token: string) =>
  (await site.visitor({ locale })).open("/:token", { token });

test(
  "an operator writes a page with its preview, and visitors read it in two languages until it is withdrawn",
  scriptless,
  async ({ site }) => {
    const token = aToken();
    const page = await (await operatorContext(site)).newPage();
    await page.goto(`${site.origin}/operator/pages`);
    await page.getByRole("link", { name: "Write a page" }).click();
    await field(page, "Address").fill("members");
    await page.getByRole("button", { name: "Go on and write" }).click();
    await expect(page.getByRole("alert")).toContainText("belongs to another page");
    await field(page, "Address").fill(token.toUpperCase());
    await page.getByRole("button", { name: "Go on and write" }).click();
    await page.getByRole("button", { name: "Look at the preview" }).click();
    await expect(page.getByRole("alert")).toContainText("Title: Please fill this in");
    await field(page, "Title").fill("About us");
    await field(page, "Description").fill("Who we are.");
    await field(page, "Text").fill("We are **here**.\n\n# Where\n\nBy the sea, see [prices](/pricing).");
    await page.getByRole("button", { name: "Look at the preview" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preview");
    await expect(page.getByRole("heading", { level: 2, name: "Where" })).toBeVisible();
    await page.getByRole("button", { name: "Publish this page" }).click();
    await expect(page.getByRole("alert")).toContainText("Please fill this in");
    await page.getByRole("button", { name: "Change something" }).click();
    await publish(page, { title: "About us all", text: await field(page, "Text").inputValue() });

    const english = await reader(site, "en-GB", token);
    await expect(english).toHaveTitle(/^About us all · /);
    await expect(english.locator("meta[name=description]")).toHaveAttribute("content", "Who we are.");
    await expect(english.getByRole("heading", { level: 1 })).toHaveText("About us all");
    await expect(english.getByRole("heading", { level: 2 })).toHaveText("Where");
    await expect(english.getByRole("main").getByRole("link")).toHaveAttribute("href", "/pricing");
    const dutch = await reader(site, "nl-NL", token);
    await expect(dutch.locator("html")).toHaveAttribute("lang", "nl");
    await expect(dutch.getByText("By the sea").locator("xpath=ancestor::*[@lang][1]")).toHaveAttribute("lang", "en");

    await expect(dutch.getByText("Deze pagina is er niet in het Nederlands. De taal is English.")).toBeVisible();

    await page.getByRole("link", { name: "Nederlands (not written)" }).click();
    await publish(page, { title: "Over ons", text: "Wij zijn hier." });
    await expect(async () => {
      await dutch.reload();
      await expect(dutch.getByRole("heading", { level: 1 })).toHaveText("Over ons", { timeout: 500 });
    }).toPass(SOON);
    expect(await dutch.locator("main [lang]").count()).toBe(0);

    await withdraw(page);
    await page.getByRole("link", { name: "English (published)" }).click();
    await withdraw(page);
    site.console.expectError(/404/);
    await expect(async () => {
      await english.reload();
      await expect(english.getByRole("heading", { level: 1 })).toHaveText("This page could not be found", {
        timeout: 500,
      });
    }).toPass(SOON);
  },
);

test("an old version is brought back, as a new one", scriptless, async ({ site }) => {
  const token = aToken();
  const page = await newPage(site, token);
  await publish(page, { title: "First", text: "The first words." });
  await publish(page, { title: "Second", text: "Other words." });
  const versions = page.getByRole("list", { name: "All versions" }).getByRole("listitem");
  await expect(versions).toHaveCount(2);
  // Something else was looked at, and not published: it is there again, and in nobody's way.
  await field(page, "Title").fill("Third");
  await field(page, "Text").fill("Words that nobody wanted.");
  await page.getByRole("button", { name: "Look at the preview" }).click();
  await page.goto(`${site.origin}/operator/pages/${token}?language=en`);
  await expect(field(page, "Title")).toHaveValue("Third");
  await page.getByRole("link", { name: "Show version 2 instead." }).click();
  await expect(field(page, "Title")).toHaveValue("Second");
  await versions.last().getByRole("link", { name: "Bring back version 1" }).click();
  await expect(page.getByText("This is version 1.")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("First");
  await page.getByRole("button", { name: "Look at the preview" }).click();
  await field(page, "Why?").fill("the first was better");
  await page.getByRole("button", { name: "Publish this page" }).click();
  await expect(versions.first()).toContainText("Version 3: published by Olga");
  await expect(versions.first()).toContainText("the first was better");
  await page.getByRole("link", { name: "Visit the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("First");
});

test(
  "of two operators who write at once the second one hears of it, and loses nothing",
  scriptless,
  async ({ site }) => {
    const token = aToken();
    const [olga, otto] = [await newPage(site, token), await newPage(site, token)];
    await field(otto, "Title").fill("Of Otto");
    await field(otto, "Text").fill("What Otto wrote.");
    await otto.getByRole("button", { name: "Look at the preview" }).click();
    await publish(olga, { title: "Of Olga", text: "What Olga wrote." });
    await field(otto, "Why?").fill("a browser test");
    await otto.getByRole("button", { name: "Publish this page" }).click();
    await expect(otto.getByRole("alert")).toContainText("Somebody changed this page meanwhile");
    await expect(otto.getByText("What Otto wrote.")).toBeVisible();
    await otto.getByRole("button", { name: "Publish this page" }).click();
    await expect(otto.getByText("Version 2: published by")).toBeVisible();
  },
);

test("what is nasty in a text is only text", scriptless, async ({ site }) => {
  const token = aToken();
  const page = await newPage(site, token);
  const text = [
    "<script>document.title = 'taken'</script><img src=x onerror=alert(1)>",
    "[one](javascript:alert(1)) [two](data:text/html,x) ![three](https://elsewhere.example/x.png)",
    "x".repeat(3000),
    `${"> ".repeat(500)}deep`,
    "[four](https://elsewhere.example/)",
  ].join("\n\n");
  await publish(page, { title: "<b>Nasty</b>", text });
  const read = await reader(site, "en-GB", token);
  await read.setViewportSize({ width: 320, height: 740 });
  const main = read.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("<b>Nasty</b>");
  await expect(main.getByText("<script>document.title")).toBeVisible();
  await expect(main.locator("script, img, b, iframe")).toHaveCount(0);
  await expect(main.getByRole("link")).toHaveCount(1);
  await expect(main.getByRole("link", { name: "four (another website)" })).toBeVisible();
  expect(await read.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("axe finds nothing wrong with pages and with where they are written", scriptless, async ({ site }) => {
  const token = aToken();
  const page = await newPage(site, token);
  await field(page, "Title").fill("About us");
  await field(page, "Text").fill("# One\n\n### Two\n\n- a\n- b\n\n> c\n\n[d](https://elsewhere.example/)\n\n    e");
  await page.getByRole("button", { name: "Look at the preview" }).click();
  expect(await axeViolations(page), "preview").toEqual([]);
  await field(page, "Why?").fill("a browser test");
  await page.getByRole("button", { name: "Publish this page" }).click();
  const console = ["pages", "pages/new", `pages/${token}?language=nl`, `pages/${token}/withdraw?language=en`];
  for (const path of [...console.map((one) => `/operator/${one}`), `/${token}`]) {
    await page.goto(site.origin + path);
    expect(await axeViolations(page), path).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
  expect(await axeViolations(page, ["heading-order"])).toEqual([]);
});

test("addresses that are no page's are not found, in the console and outside", scriptless, async ({ site }) => {
  const { request } = await operatorContext(site);
  const token = aToken();
  for (const path of [
    `/${token}`,
    "/operator/pages/members",
    "/operator/pages/a",
    `/operator/pages/${token}?version=7`,
  ])
    expect((await request.get(site.origin + path)).status(), path).toBe(404);
  const answer = await request.post(`${site.origin}/${token}`, { form: {}, headers: { Origin: site.origin } });
  expect(answer.status()).toBe(404);
});
