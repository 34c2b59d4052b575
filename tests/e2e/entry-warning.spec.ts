import { axeViolations } from "../support/browser/axe.ts";
import { expect, type Site, test, scriptless } from "../support/browser/browser-fixtures.ts";
import { openInstalled } from "../support/browser/installed-app.ts";

const title = "Periwinkle is for people of 18 and over";
const from = (site: Site, country: string, locale = "en-GB") => site.visitor({ country, locale });

test("who comes from a country that is warned sees the warning once, and goes on to the page that they asked for", async ({
  site,
  javaScriptEnabled,
}) => {
  const visitor = await from(site, "LI");
  const page = await visitor.open("/pricing?network=friends");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 }), "what is behind is not read out").toHaveCount(0);
  await expect(page.getByRole("button", { name: "I am 18 or over: go on" })).toBeFocused();
  if (javaScriptEnabled !== false) expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/pricing\?network=friends$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const path of ["/", "/login", "/signup", "/pages/terms"]) {
    await page.goto(site.origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("who is too young is told so kindly, and who pressed the wrong link comes back", scriptless, async ({ site }) => {
  const page = await (await from(site, "LI", "nl-NL")).open("/");
  await page.getByRole("link", { name: "Ik ben jonger dan 18" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze site is voor mensen van 18 jaar en ouder");
  await page.getByRole("link", { name: "Ik drukte op de verkeerde" }).click();
  await page.getByRole("button", { name: "Ik ben 18 of ouder: verder" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("it stands where its layout has it, and only for visitors", scriptless, async ({ site }) => {
  const warned = async (country: string, path: string) => {
    const page = await (await from(site, country)).open(path);
    const count = await page.getByRole("heading", { name: title }).count();
    await page.close();
    return count === 1;
  };
  const { id } = await site.member();
  const ofMember = [`/members/${id}/landing`, `/members/${id}/landing2`, `/members/${id}/landing3`];
  for (const path of ["/", "/members?network=friends", ...ofMember, "/landers/gallery", "/nothing-here"])
    expect(await warned("DE", path), path).toBe(true);
  for (const path of ["/complete-signup", "/reset-password", "/reset-password/do?id=a&token=b", "/lang-config"])
    expect(await warned("DE", path), path).toBe(false);
  // Landers warn visitors from two countries only, whatever the setting says of others.
  expect(await warned("LI", "/landers/gallery")).toBe(false);
  expect(await warned("FR", "/")).toBe(false);
  const anna = await site.member();
  await anna.context.setExtraHTTPHeaders({ "X-Test-Country": "DE" });
  await expect((await anna.open("/pricing")).getByRole("heading", { level: 1 })).toBeVisible();
});

test(
  "in the installed app it never stands, with scripts or without: the page of the same address is there to use",
  { tag: ["@javascript", "@whole-browser"] },
  async ({ site }) => {
    const visitor = await from(site, "DE");
    for (const javaScriptEnabled of [true, false]) {
      const { app, page } = await openInstalled(site, visitor, { path: "/", javaScriptEnabled, country: "DE" });
      for (const path of ["/", "/landers/gallery", "/signup", "/pages/terms"]) {
        await page.goto(site.origin + path);
        // It came with the page, as to a browser: whether the app is installed no server can tell.
        await expect(page.getByText(title), path).toHaveCount(1);
        await expect(page.getByText(title), path).toBeHidden();
        await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      }
      await app.close();
    }
    const inBrowser = await visitor.open("/");
    await expect(inBrowser.getByRole("heading", { name: title })).toBeVisible();
  },
);
