import { expect, test } from "../support/browser/browser-fixtures.ts";
import { openItem, operatorContext, stopWork } from "../support/browser/operator.ts";

test("a complaint about nobody whom we know is given the member whom it is about", async ({ site }) => {
  const emma = await site.member({ name: "Emma" });
  const address = `the lady with the roses ${crypto.randomUUID()}`;
  const { context } = await site.visitor();
  const visitor = await context.newPage();
  await visitor.goto(`${site.origin}/complaints`);
  await visitor.getByLabel("Where is it?").fill(address);
  await visitor.getByLabel("Somebody under 18").check();
  await visitor.getByLabel("Why is it illegal, or wrong?").fill("She says so herself.");
  await visitor.getByLabel(/in good faith/).check();
  await visitor.getByRole("button", { name: "Send" }).click();
  await expect(visitor.getByText(/Its number is R-/)).toBeVisible();

  const olga = await (await operatorContext(site)).newPage();
  await openItem(olga, site, { queue: "reports", words: address });
  await olga.getByRole("link", { name: "Find the member" }).click();
  await olga.getByRole("searchbox").fill(emma.id);
  await olga.getByRole("button", { name: "Search" }).click();
  await olga.getByRole("button", { name: "It is about this member" }).click();
  await expect(olga.getByRole("alert")).toContainText("Please choose one");
  await olga.getByRole("radio", { name: /Emma/ }).check();
  await olga.getByLabel("How do you know?").fill("the only one with roses");
  await olga.getByRole("button", { name: "It is about this member" }).click();
  await expect(olga.getByText("The complaint is about this member now.")).toBeVisible();
  await expect(olga.getByRole("link", { name: emma.id })).toBeVisible();
  await expect(olga.getByRole("link", { name: "It is about somebody else" })).toBeVisible();
  await olga.getByLabel("It was dealt with in another way").check();
  await olga.getByLabel("Explanation").fill("We spoke to her on the telephone.");
  await olga.getByRole("button", { name: "Decide", exact: true }).click();
  await expect(olga.getByRole("status").filter({ hasText: ": dealt with in another way." })).toBeVisible();
  await stopWork(olga, site);
});
