import type { Page } from "@playwright/test";
import { currentUser } from "../../app/contract/account/session.ts";
import { expect, type BrowserMember, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { browserCookie, storedCookie } from "../support/http/site-cookies.ts";

const once = { tag: "@javascript" };

const baseSizeIs = (page: Page, size: string) => expect(page.locator("html")).toHaveCSS("font-size", size);
const userOf = async ({ api }: BrowserMember) => (await api.callOrThrow(currentUser)).user;

test("comfort mode makes everything larger, in letters of its own, here and after signing in elsewhere", async ({
  site,
}) => {
  const anna = await site.member();
  const fonts: string[] = [];
  anna.context.on("request", (asked) => void (asked.resourceType() === "font" && fonts.push(asked.url())));
  const page = await anna.open("/profile/display");
  await page.getByLabel("Comfort mode").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. This is how the site looks from now on.")).toBeVisible();
  await expect(page.locator("html[data-comfort]")).toHaveCount(1);
  await expect(page.getByLabel("Comfort mode")).toBeChecked();
  expect(await userOf(anna)).toMatchObject({ comfort_mode: true, light_mode: false });
  const kept = await storedCookie(anna.context, "comfort");
  expect(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeGreaterThan(364);
  await page.goto(`${site.origin}/members`);
  await expect(page.locator("html[data-comfort]")).toHaveCount(1);
  await expect.poll(() => fonts.some((url) => url.endsWith("latin.woff2"))).toBe(true);
  const elsewhere = await (await site.visitor()).open("/login");
  await elsewhere.getByLabel("E-mail address").fill(anna.email);
  await elsewhere.getByLabel("Password").fill(anna.password);
  await elsewhere.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/members$/);
  await expect(elsewhere.locator("html[data-comfort]")).toHaveCount(1);
});

test("a visitor has comfort mode too, and nobody else gets the pages made for them", once, async ({ site }) => {
  const [visitor, other] = [await site.visitor({ country: "DK" }), await site.visitor({ country: "DK" })];
  const page = await visitor.open("/pricing");
  await baseSizeIs(page, "18px");
  await page.getByRole("banner").getByRole("button", { name: "Larger letters" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await baseSizeIs(page, "22px");
  const faces = () => [...document.fonts].filter(({ family }) => family.includes("Atkinson")).length;
  await expect.poll(() => page.evaluate(faces)).toBe(2);
  const his = await other.open("/pricing");
  await baseSizeIs(his, "18px");
  await expect(his.locator("link[href*=comfort]")).toHaveCount(0);
  await page.goto(`${site.origin}/landers/gallery?network=friends&ref=7`);
  await page.getByRole("contentinfo").getByRole("button", { name: "Normal letters" }).click();
  await expect(page, "the query of the page stays").toHaveURL(/\/landers\/gallery\?network=friends&ref=7$/);
  await baseSizeIs(page, "18px");
  expect(await storedCookie(visitor.context, "comfort")).toBeUndefined();
});

test("the page with all languages has the switch too, and keeps the way back", scriptless, async ({ site }) => {
  const page = await (await site.visitor()).open("/pricing");
  await page.locator("summary").filter({ hasText: "Language" }).click();
  await page.getByRole("link", { name: "Language and letters" }).click();
  await page.getByRole("button", { name: "Switch comfort mode on" }).click();
  await baseSizeIs(page, "22px");
  await page.getByRole("link", { name: "Back to where I was" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test("members have larger letters in the bar and the footer of every page, and their account remembers it", async ({
  site,
}) => {
  const anna = await site.member();
  const page = await anna.open("/likes/given");
  await page.getByRole("banner").getByRole("button", { name: "Larger letters" }).click();
  await expect(page).toHaveURL(/\/likes\/given$/);
  await baseSizeIs(page, "22px");
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Normal letters" })).toBeVisible();
  expect((await userOf(anna)).comfort_mode).toBe(true);
});

test("a member chooses light or dark for this device; visitors have what theirs shows", async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/profile/display");
  const pageIs = async (path: string, look: "dark" | "light") => {
    await page.goto(site.origin + path);
    await expect(page.locator("body")).toHaveCSS(
      "background-color",
      look === "dark" ? "rgb(18, 20, 58)" : "rgb(251, 250, 247)",
    );
  };
  const choose = async (name: string) => {
    await page.goto(`${site.origin}/profile/display`);
    await page.getByLabel(name, { exact: true }).check();
    await page.getByRole("main").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved. This is how the site looks from now on.")).toBeVisible();
    await expect(page.getByLabel(name, { exact: true })).toBeChecked();
  };
  await expect(page.getByLabel("Like this device")).toBeChecked();
  await choose("Dark");
  await pageIs("/members", "dark");
  await pageIs("/pricing", "dark");
  await page.emulateMedia({ colorScheme: "dark" });
  await choose("Light");
  await pageIs("/members", "light");
  await anna.context.clearCookies({ name: /session$/ });
  await pageIs("/pricing", "dark");
  expect((await storedCookie(anna.context, "theme"))?.value).toBe("light");
});

test("like this device is no choice that is kept", once, async ({ site }) => {
  const anna = await site.member();
  await anna.context.addCookies([browserCookie(site.origin, "theme", "dark")]);
  const page = await anna.open("/profile/display");
  await expect(page.getByLabel("Dark", { exact: true })).toBeChecked();
  await page.getByLabel("Like this device").check();
  await page.getByRole("main").getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Like this device")).toBeChecked();
  await expect(page.locator("html[data-theme]")).toHaveCount(0);
  expect(await storedCookie(anna.context, "theme")).toBeUndefined();
});

test("light pages have no script", { tag: "@javascript" }, async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/profile/display");
  await page.getByLabel("Simple pages").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. This is how the site looks from now on.")).toBeVisible();
  await page.goto(`${site.origin}/members`);
  await expect(page.locator("script")).toHaveCount(0);
  await page.goto(`${site.origin}/profile/display`);
  await page.getByLabel("Simple pages").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await page.goto(`${site.origin}/members`);
  await expect(page.locator("script").first()).toBeAttached();
});

test(
  "language and time zone are kept in the account, and the answer speaks the new language",
  scriptless,
  async ({ site }) => {
    const anna = await site.member({ country: "NL" });
    const page = await anna.open("/profile/display");
    await expect(page.getByLabel("Time zone")).toHaveValue("");
    await page.getByLabel("Time zone").selectOption("America/Denver");
    await page.getByLabel("Language").selectOption("nl");
    await page.getByRole("main").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Bewaard. Zo ziet de site er voortaan uit.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weergave en taal");
    expect(await userOf(anna)).toMatchObject({ language: "nl", time_zone: "America/Denver" });
    await expect(page.getByLabel("Tijdzone")).toHaveValue("America/Denver");
    await page.getByLabel("Tijdzone").selectOption("");
    await page.getByRole("main").getByRole("button", { name: "Bewaren" }).click();
    await expect(page.getByText("Bewaard.", { exact: false })).toBeVisible();
    expect((await userOf(anna)).time_zone ?? null).toBeNull();
  },
);
