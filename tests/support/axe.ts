import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds on this page, in words that lead there; only by `rules`, else by all of WCAG 2.2 AA. Frames are left
 * out: the mailbox shows each mail in one, and mails have a test of their own.
 */
export async function axeFinds(page: Page, rules?: string[]): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: WCAG },
    resultTypes: ["violations"],
    iframes: false,
  };
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (wanted) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, wanted);
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  }, options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node}`));
}
