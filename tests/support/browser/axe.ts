import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

/** The package's other file is twice as large and takes as long to load as axe to run. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Lets the pages that are opened in this one come with axe: quicker than to send it to each of them. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(source);
}

/**
 * The violations that axe finds on this page, with their elements; by `rules`, or by all of WCAG 2.2 AA. Frames are left
 * out: the mailbox shows each mail in one, and mails have a test of their own.
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: WCAG },
    resultTypes: ["violations"],
    iframes: false,
  };
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (wanted) => {
    // A colour half-way between two schemes is nobody's to judge; what repeats for ever is judged as it is.
    const ending = document
      .getAnimations()
      .filter((it) => it.playState === "running" && Number.isFinite(it.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, wanted);
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  }, options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node}`));
}
