import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { card, change, profileOf, save } from "../support/browser/own-profile.ts";

test("a member tells something of themselves, card by card, and comes back to each", async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  const page = await anna.open("/profile");
  await expect(page.getByText("0 of 10 done")).toBeVisible();
  await expect(page.getByRole("link", { name: "Next small step: add a photo" })).toBeVisible();
  await change(page, "Change about me");
  await page.getByRole("textbox", { name: "About me" }).fill("I like the sea.\nAnd long walks.");
  await save(page);
  await expect(page).toHaveURL(/\/profile#about$/);
  await expect(card(page, "about").getByRole("status")).toHaveText("Saved: this is what others read about you.");
  await expect(card(page, "about").getByRole("status")).toBeInViewport();
  await expect(card(page, "about")).toContainText("And long walks.");

  await change(page, "Change my interests");
  for (const name of ["Walking", "The sea", "Chess"]) await page.getByRole("checkbox", { name, exact: true }).check();
  await save(page);
  await expect(page).toHaveURL(/\/profile#interests$/);
  await expect(card(page, "interests").getByRole("listitem")).toHaveText(["Walking", "The sea", "Chess"]);

  await change(page, "Change who I look for");
  await page.getByLabel("Age from").fill("60");
  await page.getByLabel("Age to").fill("70");
  await page.getByRole("checkbox", { name: "Utrecht", exact: true }).check();
  await save(page);
  await expect(card(page, "looking-for")).toContainText("60 to 70 years");
  await expect(card(page, "looking-for")).toContainText("Utrecht");

  await change(page, "Change more about me");
  await page.getByLabel("Eyes").selectOption({ label: "Blue" });
  await page.getByLabel("Tattoos").selectOption({ label: "A few" });
  await save(page);
  await expect(card(page, "facts")).toContainText("Blue");
  await expect(page.getByText("4 of 10 done")).toBeVisible();

  await change(page, "Change more about me");
  await expect(page.getByLabel("Eyes")).toHaveValue("blue");
  await page.getByLabel("Tattoos").selectOption({ label: "I’d rather not say" });
  await save(page);
  await expect(card(page, "facts")).not.toContainText("A few");
  expect(await profileOf(anna)).toMatchObject({ eye_colour: "blue", interests: ["walking", "the_sea", "chess"] });
});

test("others read what a member told", async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member()];
  const page = await anna.open("/profile/about");
  await page.getByRole("textbox", { name: "About me" }).fill("I bake bread on Sundays.");
  await save(page);
  await page.getByRole("link", { name: "See how others see me" }).click();
  await expect(page.getByText("I bake bread on Sundays.")).toBeVisible();
  const his = await bert.open("/members/:id", { id: anna.id });
  await expect(his.getByText("I bake bread on Sundays.")).toBeVisible();
});

test("what is refused stands beside its field, and nothing typed is lost", async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  const page = await anna.open("/profile/name");
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByLabel("Name").fill("Anna on WhatsApp");
  await save(page);
  expect((await answered).status()).toBe(422);
  const field = page.getByLabel("Name");
  await expect(field).toHaveValue("Anna on WhatsApp");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/A name says who you are/);
  await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "#f-name");
  await page.getByLabel("Name").fill(anna.email);
  await save(page);
  await expect(field).toHaveAccessibleDescription(/Your profile name must differ from your e-mail address/);

  await page.goto(`${site.origin}/profile/interests`);
  const boxes = page.getByRole("checkbox");
  for (let at = 0; at < 11; at += 1) await boxes.nth(at).check();
  await expect(page.getByText("At most 10.", { exact: true })).toBeVisible();
  await save(page);
  await expect(page.getByRole("alert")).toContainText("Choose at most 10 interests");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(11);
  expect((await profileOf(anna)).interests).toEqual([]);
});

test("the first steps of a new member lead from one to the next, and each can be skipped", async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  const page = await anna.open("/signup-matches?api_signup_complete=1");
  await page.getByRole("link", { name: "Tell something about yourself" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Show yourself: your first photo");
  await expect(page.getByText("Step 1 of 3.", { exact: false })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Skip this" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One sentence about you");
  await expect(page.getByText("Step 2 of 3.", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "Skip this" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three things you like");
  await page.getByRole("checkbox", { name: "Chess" }).check();
  await save(page, "Save and go on");
  await expect(page).toHaveURL(/\/members$/);
  await expect(page.getByText("Saved: your interests.", { exact: true })).toBeAttached();
  expect((await profileOf(anna)).interests).toEqual(["chess"]);

  await page.goto(`${site.origin}/profile/about?welcome=1`);
  await page.getByRole("textbox", { name: "About me" }).fill("I bake.");
  await save(page, "Save and go on");
  await expect(page).toHaveURL(/\/profile\/interests\?welcome=1$/);
});

test("where nobody matches a new member is welcomed as well, and led to the first steps", async ({ site }) => {
  // So old that no wider search finds anybody either.
  const anna = await site.member({ country: "FI", region: "Lapland", city: "Rovaniemi", date_of_birth: "1908-03-05" });
  const page = await anna.open("/signup-matches?api_signup_complete=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome!");
  await expect(page).toHaveTitle(/^Welcome!/);
  await expect(page.getByText("Nobody here yet who fits")).toBeVisible();
  await page.getByRole("link", { name: "Tell something about yourself" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Show yourself: your first photo");
});

test("a counter says when little room is left", { tag: "@javascript" }, async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/profile/about");
  const field = page.getByRole("textbox", { name: "About me" });
  await field.fill("x".repeat(899));
  await expect(page.getByText("Characters left:")).toBeHidden();
  await field.press("End");
  await field.pressSequentially("yz");
  await expect(page.getByText("Characters left: 99")).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Characters left: 99/);
  await field.fill("x".repeat(1012));
  await expect(page.getByText("12 characters too many")).toBeVisible();
  await expect(page.getByText("Characters left:")).toBeHidden();
  await save(page);
  await expect(field).toHaveAccessibleDescription(/these are 12 too many/);
  await expect(field).toHaveValue("x".repeat(1012));
  await field.fill("");
  await save(page);
  await expect(card(page, "about").getByRole("status")).toHaveText("Saved: there is nothing about you now.");
});

test("axe finds nothing on refused forms of the profile", { tag: "@javascript" }, async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/profile/name");
  await page.getByLabel("Name").fill("www.example.org");
  await save(page);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${site.origin}/profile/about`);
  await page.getByRole("textbox", { name: "About me" }).fill("www.example.org");
  await save(page);
  await page.goto(`${site.origin}/profile`);
  await expect(card(page, "about")).toContainText("We read this first");
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${site.origin}/profile/interests`);
  for (let at = 0; at < 11; at += 1) await page.getByRole("checkbox").nth(at).check();
  await save(page);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test("gender and date of birth have no field, and the page says who changes them", async ({ site }) => {
  const anna = await site.member({ gender: "female", date_of_birth: "1958-05-14" });
  const page = await anna.open("/profile");
  await expect(card(page, "name")).toContainText("14 May 1958");
  await change(page, "Change my name");
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "We will put it right for you" })).toHaveAttribute(
    "href",
    "/pages/service",
  );
});

test("a search begins with whom a member looks for, and can be widened", async ({ site }) => {
  const anna = await site.member({ country: "NL", date_of_birth: "1960-01-01" });
  const page = await anna.open("/profile/looking-for");
  await page.getByLabel("Age from").fill("61");
  await page.getByLabel("Age to").fill("64");
  await save(page);
  await page.goto(`${site.origin}/members`);
  await page.getByRole("link", { name: "Remove filter: 61 to 64 years" }).click();
  await expect(page).toHaveURL(/min_age=18&max_age=120/);
  await expect(page.getByRole("link", { name: /Remove filter: .* years/ })).toHaveCount(0);
});

test("het eigen profiel spreekt Nederlands", async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  await anna.speaks("nl");
  const page = await anna.open("/profile");
  await expect(page.getByText("0 van 10 klaar")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 740 });
  const lines = await card(page, "interests")
    .getByRole("heading")
    .evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getClientRects().length;
    });
  expect(lines, "“Interesses” is not broken").toBe(1);
  await change(page, "Wijzigen: over mij");
  await page.getByRole("textbox", { name: "Over mij" }).fill("Mail me: anna@example.org");
  await save(page, "Bewaren");
  await expect(card(page, "about")).toContainText("Dit lezen wij eerst");
  await change(page, "Wijzigen: over mij");
  await page.getByRole("textbox", { name: "Over mij" }).fill("Ik hou van de zee.");
  await save(page, "Bewaren");
  await expect(page.getByText("Bewaard: dit lezen anderen over je.")).toBeVisible();
  await expect(card(page, "about")).toContainText("Ik hou van de zee.");
});

test("a long, unbroken and a right-to-left name fit every width", { tag: "@javascript" }, async ({ site }) => {
  for (const name of ["Wolfeschlegelsteinhausenbergerdorffwelche", "שרה כהן", "Anna 👩‍🌾🌷👩‍🌾🌷👩‍🌾🌷"]) {
    const anna = await site.member({ name: name.slice(0, 40) });
    const page = await anna.open("/profile");
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const room = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return clientWidth - scrollWidth;
      });
      expect(room, `${name} at ${width}`).toBeGreaterThanOrEqual(0);
    }
  }
});
