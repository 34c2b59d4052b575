import type { Locator, Page } from "@playwright/test";

/** The word that opens a menu: a summary, or Radix' button where that has taken over. */
export function menuWord(page: Page | Locator, name: string): Locator {
  return page.locator("summary,[aria-haspopup=menu]").filter({ hasText: name });
}

/** A link or a button of an open menu: Radix says that it is an item of one. */
export function menuEntry(page: Page, name: string): Locator {
  const [link, button, item] = (["link", "button", "menuitem"] as const).map((role) =>
    page.getByRole(role, { name, exact: true }),
  ) as [Locator, Locator, Locator];
  return link.or(button).or(item);
}
