import type { Locator, Page } from "@playwright/test";
import { getOwnProfile } from "../../../app/contract/people/own-profile.ts";
import type { BrowserMember } from "./browser-fixtures.ts";

/** A card of the own profile. */
export function card(page: Page, id: string): Locator {
  return page.locator(`main section#${id}`);
}

/** Follows the link with this name. */
export function change(page: Page, name: string): Promise<void> {
  return page.getByRole("main").getByRole("link", { name, exact: true }).click();
}

/** Sends the page's form. */
export function save(page: Page, name = "Save"): Promise<void> {
  return page.getByRole("main").getByRole("button", { name, exact: true }).click();
}

/** As the API tells it. */
export async function profileOf({ api }: BrowserMember) {
  return (await api.callOrThrow(getOwnProfile)).profile;
}
