import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { freePort } from "../../scripts/serve/processes/port.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { deployed } from "../support/site/deployed-worker.ts";

/** In the built code: the page of the questions, and the page that stands for a page that broke. */
const BREAK = ["function Faq(", "function ErrorPage("];

function broken(code: string): string {
  return BREAK.reduce((made, name) => {
    const at = made.indexOf("{\n", made.indexOf(name)) + 2;
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
  await under.stop();
});
