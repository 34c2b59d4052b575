import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { QueueName } from "../../../app/contract/operators/queue-names.ts";
import { codeInMail, newestCode } from "../http/code-in-mail.ts";
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

/** Fills in both forms. The page is the operators' first one afterwards. */
export async function signInAsOperator(page: Page, { origin }: Site, { email, password }: BrowserOperator) {
  const earlier = await newestCode(origin, email);
  await page.goto(`${origin}/operator/login`);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Code", { exact: true }).fill(await codeInMail(origin, email, earlier));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** By the menu of the page. */
export async function signOutAsOperator(page: Page, name = "Olga"): Promise<void> {
  await page.getByText(name, { exact: true }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
}

/** A new operator's browser, signed in by posted forms. */
export async function operatorContext(site: Site, name?: string): Promise<BrowserContext> {
  const { context } = await site.visitor();
  await postOperatorSignIn(context, site, name);
  return context;
}

/** Signs a new operator in with this browser, by posted forms. */
export async function postOperatorSignIn(context: BrowserContext, site: Site, name?: string): Promise<void> {
  const { email, password } = await anOperator(site, name);
  const post = async (path: string, form: Record<string, string>) => {
    const headers = { Origin: site.origin };
    await context.request.post(site.origin + path, { form, headers, maxRedirects: 0 });
  };
  await post("/operator/login", { email, password });
  await post("/operator/login/code", { code: await codeInMail(site.origin, email) });
}

interface Wanted {
  /** As in the addresses of its pages. */
  queue: QueueName;
  /** Words that only the wanted page has. */
  words: string;
}

/**
 * Claims in a queue until it is the test's own, then opens its page. All tests have the same queues, and what waits longest comes
 * first: what is others' is left, and after ten of them everything, since two operators could each have what the other looks for.
 */
export async function openItem(page: Page, site: Site, { queue, words }: Wanted): Promise<void> {
  let [path, seen] = ["", 0];
  await expect(async () => {
    do {
      if (++seen % 10 === 0) await stopWork(page, site);
      path = await claimNext(page, site, { queue, after: /\d+$/.exec(path)?.[0] });
      if ((await (await page.request.get(site.origin + path)).text()).includes(words))
        return page.goto(site.origin + path);
    } while (/\d$/.test(path));
    throw new Error(`nothing in ${queue} says: ${words}`);
  }).toPass({ intervals: [100] });
}

/** The path of what is claimed, or of the first page when nothing is free. */
async function claimNext(
  { request }: Page,
  { origin }: Site,
  { queue, after }: { queue: QueueName; after: string | undefined },
): Promise<string> {
  const form: Record<string, string> = after ? { after } : {};
  const answer = await request.post(`${origin}/operator/next/${queue}`, {
    form,
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  return new URL(answer.headers()["location"] ?? "", origin).pathname;
}

/** Leaves what this operator has claimed; who decides something is given the next, which may be another test's. */
export async function stopWork({ request }: Page, { origin }: Site): Promise<void> {
  await request.post(`${origin}/operator/next/photos`, { form: { stop: "1" }, headers: { Origin: origin } });
}
