import { expect, test } from "../support/browser/browser-fixtures.ts";

const once = { tag: "@javascript" };

test("the account overview links to every setting and says its state", once, async ({ site }) => {
  const anna = await site.member({ credits: 7, paid_user: true });
  const page = await anna.open("/profile");
  const rows = page.getByRole("region", { name: "Settings" }).getByRole("link");
  await expect(rows).toHaveText([
    /Sign-in and security.*Signed in on 1 device/,
    /Passkeys/,
    /Notifications/,
    /Who sees what/,
    /Display and language.*English/,
    /Mails we sent you/,
    /Credits.*You have 7 credits/,
    /My payments/,
    /Saved searches/,
    /Blocked members/,
    /not to show again/,
    /My data/,
    /Delete my account.*14 days/,
  ]);
  await rows.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-in and security");
  await page.getByRole("link", { name: "My profile and settings" }).click();
  await expect(page).toHaveURL(`${site.origin}/profile#settings`);
});

test("the pages of the settings lead back to the profile by its own title", once, async ({ site }) => {
  const anna = await site.member();
  for (const path of ["/profile/security", "/profile/display", "/profile/data", "/profile/delete", "/notifications"]) {
    const page = await anna.open(path);
    const back = page.getByRole("main").getByRole("link", { name: "My profile and settings", exact: true });
    await expect(back).toHaveAttribute("href", /^\/profile(#settings)?$/);
  }
});
