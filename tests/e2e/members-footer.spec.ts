import { expect, test } from "../support/browser/browser-fixtures.ts";
import { isTakenOver, markDocument } from "../support/browser/same-document.ts";

test("members' footer stands on each page as the server wrote it, and says what holds in the United States", async ({
  site,
  javaScriptEnabled,
}) => {
  const anna = await site.member();
  const plain = (await anna.open("/members")).getByRole("contentinfo");
  await expect(plain.getByRole("link", { name: "Terms" })).toBeVisible();
  await expect(plain.getByRole("link", { name: "Your privacy rights in your state" })).toHaveCount(0);

  await anna.context.setExtraHTTPHeaders({ "X-Test-Country": "US" });
  const page = await anna.open("/members");
  const footer = page.getByRole("contentinfo");
  const written = await footer.innerHTML();
  const rights = footer.getByRole("link", { name: "Your privacy rights in your state" });
  await expect(rights).toBeVisible();
  if (javaScriptEnabled !== false) await isTakenOver(page);
  const sameDocument = javaScriptEnabled === false ? undefined : await markDocument(page);
  await page.getByRole("banner").getByRole("link", { name: "Messages" }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await sameDocument?.();
  expect(await footer.innerHTML()).toBe(written);
  await rights.click();
  await expect(page).toHaveURL(/\/pages\/privacy#us$/);
});
