import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { expectBirth, fillBirth } from "../support/browser/date-of-birth.ts";
import { answerWho, continueStep } from "../support/browser/sign-up-walk.ts";

test("a date of birth that cannot be is told beside it, with all that was typed", scriptless, async ({ site }) => {
  const page = await (await site.visitor()).open("/signup");
  await page.setViewportSize({ width: 360, height: 740 });
  await answerWho(page);
  await continueStep(page);
  await page.getByLabel("Country you live in").selectOption("NL");
  for (const [born, words] of [
    ["1957-02-31", "Invalid date of birth."],
    ["157-04-03", "Invalid date of birth."],
    [`${new Date().getFullYear() - 10}-04-03`, "You must be 18 or older."],
  ] as const) {
    await fillBirth(page, born);
    await continueStep(page);
    await expect(page.getByText(words).first(), born).toBeVisible();
    await expectBirth(page, born);
  }
  await fillBirth(page, "57-02-30");
  await continueStep(page);
  await expect(page.getByText("Invalid date of birth.").first()).toBeVisible();
  await expectBirth(page, "1957-02-30");
  await fillBirth(page, "1957-04-03");
  await page.getByLabel("Year").fill("");
  await continueStep(page);
  await expect(page.getByText("Invalid date of birth.").first()).toBeVisible();
  await expect(page.getByLabel("Day")).toHaveValue("3");
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole("alert")
    .getByRole("link", { name: /Invalid date of birth/ })
    .click();
  await expect(page.getByLabel("Day")).toBeFocused();
  await page.getByLabel("Day").fill("");
  await page.getByLabel("Month").selectOption("Choose");
  await continueStep(page);
  await expect(page.getByText("Fill in your date of birth (18+ years)").first()).toBeVisible();
});
