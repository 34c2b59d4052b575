import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";

const SLOWLY = "color: #777; transition: color 0.5s";

test("colours are judged once they have changed", { tag: "@javascript" }, async ({ site }) => {
  const { context } = await site.visitor();
  const page = await context.newPage();
  await page.setContent(
    `<style>p { ${SLOWLY} } p.read { color: #000 } main { background: #999 }</style><main><p>One’s own words</p></main>`,
  );
  expect(await axeViolations(page, ["color-contrast"])).toHaveLength(1);
  await page.locator("p").evaluate((words) => words.classList.add("read"));
  expect(await axeViolations(page, ["color-contrast"])).toEqual([]);
});
