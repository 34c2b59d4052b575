import { currentUser } from "../../app/contract/account/session.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { card, change, profileOf, save } from "../support/browser/own-profile.ts";

test("a town that we do not know is asked about once", async ({ site }) => {
  const anna = await site.member({ country: "NL", region: "Utrecht", city: "Utrecht" });
  const page = await anna.open("/profile/place");
  const town = page.getByLabel("Town or village");
  await town.fill("Qwertydam");
  await town.press("Enter");
  await expect(town).toHaveAccessibleDescription(/We do not know this town.*press “Save” once more/);
  await expect(town).toHaveValue("Qwertydam");
  await town.fill("Odijkerdam");
  await save(page);
  await expect(town).toHaveAccessibleDescription(/We do not know this town/);
  await save(page);
  await expect(card(page, "place")).toContainText("Odijkerdam");
  // It is known from now on, and so is a town of ours however it is written.
  await change(page, "Change where I live");
  await save(page);
  await expect(page).toHaveURL(/\/profile#place$/);
  await change(page, "Change where I live");
  await town.fill("amersfoort");
  await save(page);
  await expect(page).toHaveURL(/\/profile#place$/);
});

test("a slip of the pen and a town of another region are asked about, with what may be meant", async ({ site }) => {
  const anna = await site.member({ country: "NL", region: "Utrecht", city: "Utrecht" });
  const page = await anna.open("/profile/place");
  const town = page.getByLabel("Town or village");
  await town.fill("Amersfort");
  await save(page);
  await page.getByRole("link", { name: "Do you mean Amersfoort (Utrecht)?" }).click();
  await expect(town).toHaveValue("Amersfoort");
  await town.fill("Groningen");
  await save(page);
  await expect(town).toHaveAccessibleDescription(/We know this town in another region/);
  await page.getByRole("link", { name: "Do you mean Groningen (Groningen)?" }).click();
  await expect(page.getByLabel("Region")).toHaveValue("Groningen");
  await save(page);
  await expect(card(page, "place").getByRole("status")).toBeInViewport();
  expect(await profileOf(anna)).toMatchObject({ region: "Groningen", city: "Groningen" });
});

test("the nearest town is filled in where the browser may tell it", { tag: "@javascript" }, async ({ site }) => {
  const anna = await site.member({ country: "NL", region: "Limburg", city: "Venlo" });
  await anna.context.grantPermissions(["geolocation"]);
  await anna.context.setGeolocation({ latitude: 52.3731, longitude: 4.8926 });
  const page = await anna.open("/profile/place");
  const asked = page.waitForRequest((request) => request.url().includes("/api/geocode.php"));
  await page.getByRole("button", { name: "Use where I am now" }).click();
  expect(new URL((await asked).url()).search).toBe("?lat=52.37&lon=4.89");
  await expect(page.getByText("Filled in below.", { exact: false })).toBeVisible();
  await expect(page.getByLabel("Region")).toHaveValue("Noord-Holland");
  await expect(page.getByLabel("Town or village")).toHaveValue("Amsterdam");
  expect((await profileOf(anna)).city).toBe("Venlo");
  await save(page);
  await expect(card(page, "place")).toContainText("Amsterdam");

  await anna.context.setGeolocation({ latitude: 51.05, longitude: 3.72 });
  await page.goto(`${site.origin}/profile/place`);
  await page.getByRole("button", { name: "Use where I am now" }).click();
  await expect(page.getByLabel("Country")).toHaveValue("BE");
  await expect(page.getByLabel("Region")).toHaveValue("Oost-Vlaanderen");
  await expect(page.getByLabel("Town or village")).toHaveValue("Gent");
  await expect(page.getByText("Filled in below.", { exact: false })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Filled in below." })).toBeFocused();
});

test(
  "who may not be asked where they are, or is nowhere near, is told to choose",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await site.member();
    const page = await anna.open("/profile/place");
    await page.getByRole("button", { name: "Use where I am now" }).click();
    await expect(page.getByText("Your browser does not let us ask", { exact: false })).toBeVisible();
    await expect(page.getByText("Your browser asks you first.", { exact: false })).toBeHidden();
    await anna.context.grantPermissions(["geolocation"]);
    await anna.context.setGeolocation({ latitude: 0, longitude: 0 });
    await page.reload();
    await page.getByRole("button", { name: "Use where I am now" }).click();
    await expect(page.getByText("No town that we know is near.", { exact: false })).toBeVisible();
    await expect(page.getByRole("button", { name: "Use where I am now" })).toBeFocused();
  },
);

for (const [words, permission] of [
  ["a browser that cannot say where it is is not asked", "unsupported"],
  ["a browser that says nothing of its permission is asked when the button is pressed", "unknown"],
] as const)
  test(words, { tag: "@javascript" }, async ({ site }) => {
    const anna = await site.member();
    await anna.context.addInitScript((state) => {
      if (state === "unsupported") Reflect.deleteProperty(Navigator.prototype, "geolocation");
      else navigator.permissions.query = () => Promise.reject(new TypeError("geolocation"));
    }, permission);
    const page = await anna.open("/profile/place");
    const button = page.getByRole("button", { name: "Use where I am now" });
    await expect(button).toBeVisible({ visible: permission !== "unsupported" });
    if (permission === "unsupported") return;
    await expect(page.getByText("Your browser asks you first.", { exact: false })).toBeVisible();
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed, options) => {
        document.title = `asked, at most ${options?.maximumAge} ms old`;
        failed?.({ code: 2 } as GeolocationPositionError);
      };
    });
    await button.click();
    await expect(page).toHaveTitle("asked, at most 3600000 ms old");
  });

test("another country brings its own regions, and the town stays typed", async ({ site }) => {
  const anna = await site.member({ country: "NL", region: "Utrecht", city: "Zeist" });
  const page = await anna.open("/profile/place");
  await expect(page.getByLabel("Region")).toHaveValue("Utrecht");
  await page.getByLabel("Town or village").fill("Gent");
  await page.getByLabel("Country").selectOption("BE");
  await page.getByRole("button", { name: "Show its regions" }).click();
  await expect(page.getByLabel("Country")).toHaveValue("BE");
  await expect(page.getByLabel("Town or village")).toHaveValue("Gent");
  await save(page);
  await expect(page.getByRole("alert")).toContainText("Region");
  await expect(page.getByLabel("Country")).toHaveValue("BE");
  await page.getByLabel("Region").selectOption("Oost-Vlaanderen");
  await save(page);
  await expect(page).toHaveURL(/\/profile#place$/);
  await expect(card(page, "place")).toContainText("Belgium");
  expect((await anna.api.callOrThrow(currentUser)).user.profile).toMatchObject({ country: "BE", city: "Gent" });
});

test("only a script asks where one is", async ({ site, javaScriptEnabled }) => {
  const anna = await site.member();
  const page = await anna.open("/profile/place");
  await expect(page.getByRole("button", { name: "Use where I am now" })).toBeVisible({ visible: javaScriptEnabled });
});

test("a country that was changed without its regions leads to them", async ({ site }) => {
  const anna = await site.member({ country: "NL", region: "Utrecht", city: "Zeist" });
  const page = await anna.open("/profile/place");
  await page.getByLabel("Country").selectOption("DE");
  await page.getByLabel("Region").selectOption("");
  await save(page);
  await expect(page.getByRole("status").filter({ hasText: "the regions of this country: Germany" })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/place\?country=DE/);
  await expect(page.getByLabel("Region")).toHaveValue("");
  await expect(page.getByLabel("Region").locator("option", { hasText: "Bayern" })).toHaveCount(1);
  expect((await profileOf(anna)).country).toBe("NL");
});
