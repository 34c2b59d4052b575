import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { freePort } from "../../scripts/serve/processes/port.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { CONNECTION_CUT } from "../support/browser/console-check.ts";
import { hasPageScripts } from "../support/browser/same-document.ts";
import { deployed } from "../support/site/deployed-worker.ts";

/** In the built code: the page of the questions, and the page that stands for a page that broke. */
const BREAK = ["function Faq(", "function ErrorPage("];

function broken(code: string): string {
  return BREAK.reduce((made, name) => {
    const at = made.indexOf("{\n", made.indexOf(name)) + 2;
    if (!made.includes(name)) throw new Error(`The build has no "${name}".`);
    return `${made.slice(0, at)}throw new Error("This test broke it.");${made.slice(at)}`;
  }, code);
}

/** The built Workers, with one page that breaks, and an error page that breaks, too. */
async function brokenSite() {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      cf: { country: "FR" },
      handleStructuredLogs: () => {},
      workers: [
        deployed(
          "build/server",
          { SESSION_SECRET: "a secret of the sessions that only this test knows", SITE_HOSTS: host },
          broken,
        ),
        deployed("dist/api", {
          PHOTO_SECRET: "a secret of the photos that only this test knows",
          TOKEN_SECRET: "a secret of the tokens that only this test knows",
          PUBLIC_ORIGIN: `http://${host}`,
        }),
        deployed("dist/hash", {}),
      ],
    }),
  );
  await miniflare.ready;
  return { origin: `http://${host}`, stop: () => miniflare.dispose() };
}

test("where a page breaks and its error page breaks, too, one small page says so and leads to the home page", async ({
  site,
  javaScriptEnabled,
}) => {
  const under = await brokenSite();
  try {
    site.console.expectError(/status of 500/);
    const { context } = await site.visitor();
    const page = await context.newPage();
    const answer = await page.goto(`${under.origin}/pages/faq`);
    expect(answer?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("An error occurred while showing the error page");
    // For the support: the log names the same.
    await expect(page.getByText(answer?.headers()["x-request-id"] ?? "no id")).toBeVisible();
    expect(await page.content()).not.toContain("This test broke it.");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    if (javaScriptEnabled !== false) expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Go back to home" }).click();
    await expect(page).toHaveURL(`${under.origin}/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "An error occurred" })).toHaveCount(0);
  } finally {
    await under.stop();
  }
});

const inBrowser = [
  ["en", "An error occurred while showing the error page", "Go back to home"],
  ["nl", "Er ging iets mis bij het tonen van de foutpagina", "Terug naar de startpagina"],
] as const;

for (const [language, title, home] of inBrowser) {
  test(
    `in a page that React has taken over, the same is said where its error page breaks (${language})`,
    { tag: "@javascript" },
    async ({ site }) => {
      // What breaks, the cut that it stands for, and the page as it was left.
      for (const error of [CONNECTION_CUT, /ERR_INTERNET_DISCONNECTED/, /'broken'/]) site.console.expectError(error);
      const anna = await site.member();
      await anna.speaks(language);
      // The members' area's error page, and then the one of the whole site.
      let broke = 0;
      await anna.context.route("**/assets/*.js", async (route) => {
        const response = await route.fetch();
        const code = await response.text();
        const body = code.replace(/(["'`])errors:(no_connection|title)\1/g, "this.broken");
        if (body !== code) broke += 1;
        await route.fulfill({ response, body });
      });
      const page = await anna.open("/members");
      await hasPageScripts(page);
      expect(broke).toBe(1);
      await anna.context.setOffline(true);
      await page.locator('a[href="/chats"]').first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(title);
      await expect(page.locator("#main")).toBeFocused();
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await axeViolations(page)).toEqual([]);

      // The way back in the browser loads the page that was left, and so does the way to the home page.
      await anna.context.setOffline(false);
      await page.goBack();
      await expect(page).toHaveURL(`${site.origin}/members`);
      await expect(page.locator('a[href="/chats"]').first()).toBeVisible();
      await hasPageScripts(page);
      await anna.context.setOffline(true);
      await page.locator('a[href="/chats"]').first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await anna.context.setOffline(false);
      await page.getByRole("link", { name: home }).click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
      await expect(page.locator('a[href="/chats"]').first()).toBeVisible();
      await anna.context.unrouteAll({ behavior: "wait" });
    },
  );
}
