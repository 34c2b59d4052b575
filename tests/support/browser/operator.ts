import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { eventually } from "../eventually.ts";
import { mailsTo } from "../http/mailbox.ts";
import type { Site } from "./browser-fixtures.ts";

export interface BrowserOperator {
  email: string;
  password: string;
}

/** Somebody of the staff who can sign in. */
export async function anOperator({ internal }: Site, name = "Olga"): Promise<BrowserOperator> {
  const operator = { email: `${crypto.randomUUID()}@staff.example`, password: "a long operator password" };
  await internal.makeOperator({ ...operator, name });
  return operator;
}

/** The six digits of the newest mail to this address; `not`: of an earlier one. */
export async function codeInMail(origin: string, address: string, not = ""): Promise<string> {
  let code = "";
  await eventually(`a mail to ${address} has a code`, async () => {
    const [newest] = await mailsTo(origin, address);
    code = /\b\d{6}\b/.exec(newest?.text ?? "")?.[0] ?? "";
    return code !== "" && code !== not;
  });
  return code;
}

/** Fills in both forms. The page is the operators' first one afterwards. */
export async function signInAsOperator(page: Page, { origin }: Site, { email, password }: BrowserOperator) {
  await page.goto(`${origin}/operator/login`);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Code", { exact: true }).fill(await codeInMail(origin, email));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** A new operator's browser, signed in by posted forms. */
export async function operatorContext(site: Site, name?: string): Promise<BrowserContext> {
  const { context } = await site.visitor();
  const { email, password } = await anOperator(site, name);
  const post = async (path: string, form: Record<string, string>) => {
    const headers = { Origin: site.origin };
    await context.request.post(site.origin + path, { form, headers, maxRedirects: 0 });
  };
  await post("/operator/login", { email, password });
  await post("/operator/login/code", { code: await codeInMail(site.origin, email) });
  return context;
}

/** Begins a queue and leaves what is other tests' to others, until `mark` shows. All have the one queue. */
export async function openItem(page: Page, { origin }: Site, { queue, mark }: { queue: string; mark: Locator }) {
  await page.goto(`${origin}/operator`);
  await page.locator("section").filter({ hasText: queue }).getByRole("button", { name: "Begin" }).click();
  await expect(async () => {
    if ((await mark.count()) === 0) await page.getByRole("button", { name: "Leave it for now" }).click();
    await expect(mark).toBeVisible({ timeout: 1000 });
  }).toPass();
}
