import type { Browser, Page } from "@playwright/test";
import type { TestSite } from "../../scripts/serve/test-site.ts";
import { takePicture } from "./camera.ts";
import { contextFor, fileOf, isAnyWanted, type Look, memberContext } from "./look.ts";
import { makeMember } from "./staff-items.ts";

interface Session {
  browser: Browser;
  site: TestSite;
  look: Look;
}

/** What a member sees after a report, and a visitor after a complaint. */
export async function takeReceipts({ browser, site, look }: Session): Promise<void> {
  const take = (page: Page, name: string) => takePicture(page, { width: look.width, file: fileOf(name, look) });
  if (isAnyWanted("report")) {
    const [anna, bert] = [await makeMember(site, { name: "Anna" }), await makeMember(site, { name: "Bert" })];
    const page = await (await memberContext(browser, { site, look, member: anna.api })).newPage();
    await page.goto(`${site.origin}/members/${bert.id}/report`);
    await page.locator("[name=about]").first().check();
    await page.locator("[name=reason]").first().check();
    await send(page);
    await take(page, "report-received");
    await page.context().close();
  }
  if (!isAnyWanted("complaint")) return;
  const page = await (await contextFor(browser, look)).newPage();
  // Each visitor has an address of their own: one may send a few only.
  await page.setExtraHTTPHeaders({ "X-Test-Address": anAddress() });
  await page.goto(`${site.origin}/complaints`);
  const typed = {
    address: "The profile of Bert",
    text: "He says so himself.",
    name: "Anna",
    email: "anna@example.org",
  };
  for (const [name, text] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(text);
  await page.locator("[name=reason]").first().check();
  await page.locator("[name=good_faith]").check();
  await send(page);
  await take(page, "complaint-received");
  await page.context().close();
}

/** The words of the button are in another language in each look. */
async function send(page: Page): Promise<void> {
  await page.locator("main form button:not([aria-hidden])").last().click();
  await page.waitForURL(/[?&]sent=/);
}

function anAddress(): string {
  return `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;
}
