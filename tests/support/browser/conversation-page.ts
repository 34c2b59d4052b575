import type { Page } from "@playwright/test";
import type { Site } from "./browser-fixtures.ts";

/** Where one writes. */
export const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });
export const sendButton = (page: Page) => page.getByRole("button", { name: /^Send/ });

/** The message with these words. */
export const said = (page: Page, text: string) => page.getByRole("log").getByRole("listitem").filter({ hasText: text });

/** Anna, to whom Bert has written. */
export async function aPair(site: Site) {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ credits: 5, name: "Bert" })];
  await bert.writes(anna, "Good morning");
  await site.delivered();
  return { anna, bert };
}

/** Anna, to whom Bert has written, and Carla after him. */
export async function withTwo(site: Site) {
  const { anna, bert } = await aPair(site);
  const carla = await site.member({ credits: 5, name: "Carla" });
  await carla.writes(anna, "Good evening");
  await site.delivered();
  return { anna, bert, carla };
}
