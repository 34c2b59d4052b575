import type { Page } from "@playwright/test";
import type { Visitor } from "./browser-fixtures.ts";

/** A page in a window of this size, from its first paint on. */
export async function openAt(who: Visitor, url: string, size: { width: number; height: number }): Promise<Page> {
  const page = await who.context.newPage();
  await page.setViewportSize(size);
  await page.goto(url);
  return page;
}
