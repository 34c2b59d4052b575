import type { Browser, BrowserContext, Page } from "@playwright/test";
import { sendAppeal } from "../../app/contract/safety/reports.ts";
import { queueNames } from "../../app/contract/operators/queue-names.ts";
import type { TestSite } from "../../scripts/serve/test-site.ts";
import { codeInMail } from "../support/http/code-in-mail.ts";
import { apiClient } from "../support/http/api-client.ts";
import { linkInMail } from "../support/http/mailbox.ts";
import { siteApi } from "../support/site/site-api.ts";
import { takePicture } from "./camera.ts";
import { contextFor, fileOf, isAnyWanted, type Look } from "./look.ts";
import type { Pages } from "./pages.ts";
import { accessTo, fillQueues } from "./staff-items.ts";

interface Session {
  browser: Browser;
  site: TestSite;
  look: Look;
}

const pages: Pages = {
  "operator-queues": "/operator",
  "operator-audit": "/operator/audit",
  "operator-figures": "/operator/figures",
  "operator-members": "/operator/members",
  "operator-passkeys": "/operator/passkeys",
  "operator-profiles": "/operator/fictional",
  "operator-profile-new": "/operator/fictional/new",
  "operator-pages": "/operator/pages",
  "operator-page-new": "/operator/pages/new",
  "operator-page": "/operator/pages/about-us?language=en",
  "operator-debits": "/operator/debits",
  "operator-transfers": "/operator/transfers",
  "operator-discounts": "/operator/discounts",
  "operator-discount-new": "/operator/discounts/new",
};

/** The staff's pages: an item of each queue, what they do with a member, and the appeal of who was decided about. */
export async function takeStaffPages({ browser, site, look }: Session): Promise<void> {
  // They follow from each other: all or none.
  if (!["operator", "appeal"].some(isAnyWanted)) return;
  const { origin } = site;
  const { reported, fictional } = await fillQueues(site);
  const context = await contextFor(browser, look);
  const page = await context.newPage();
  const take = (name: string, of = page) => takePicture(of, { width: look.width, file: fileOf(name, look) });
  const visit = async (name: string, address: string) => {
    await page.goto(origin + address, { waitUntil: "networkidle" });
    await take(name);
  };
  await visit("operator-login", "/operator/login");
  await signIn(context, site);
  for (const [name, address] of Object.entries(pages)) await visit(name, address);
  await visit("operator-profile", `/operator/fictional/profiles/${fictional.id}`);
  for (const queue of queueNames) if (await openQueue(page, origin, queue)) await take(`operator-${queue}`);
  const number = await decideReport(page, site);
  for (const [name, address] of Object.entries(await memberPages(context, site, { member: reported.id, number })))
    await visit(name, address);
  const link = await linkInMail(origin, { to: reported.email, path: "/appeal" });
  await visit("appeal", new URL(link).pathname + new URL(link).search);
  const query = Object.fromEntries(new URL(link).searchParams) as { id: string; token: string };
  await apiClient(site.apiOrigin ?? "").callOrThrow(sendAppeal, { ...query, text: "It was a joke." });
  const other = await contextFor(browser, look);
  await signIn(other, site);
  const another = await other.newPage();
  if (await openQueue(another, origin, "appeals")) await take("operator-appeals", another);
  for (const each of [other, context]) await each.close();
}

/** Posts a form, as the words of the page are in another language in each look; answers where it leads. */
async function post(context: BrowserContext, address: string, form: Record<string, string>): Promise<string> {
  const headers = { Origin: new URL(address).origin };
  const answer = await context.request.post(address, { form, headers, maxRedirects: 0 });
  if (answer.status() >= 400) throw new Error(`${address} answered ${answer.status()}`);
  return answer.headers()["location"] ?? "";
}

async function signIn(context: BrowserContext, site: TestSite): Promise<void> {
  const operator = {
    email: `${crypto.randomUUID()}@staff.example`,
    password: "a long operator password",
    name: "Olga",
  };
  const { origin } = site;
  await siteApi(accessTo(site)).makeOperator(operator);
  await post(context, `${origin}/operator/login`, { email: operator.email, password: operator.password });
  await post(context, `${origin}/operator/login/code`, { code: await codeInMail(origin, operator.email) });
}

/** Claims what waits longest. */
async function openQueue(page: Page, origin: string, queue: string): Promise<boolean> {
  await page.goto(`${origin}/operator`);
  const begin = page.locator(`form[action*="/operator/next/${queue}"] button`);
  if ((await begin.count()) === 0) return false;
  await begin.first().click();
  await page.waitForLoadState("networkidle");
  return true;
}

/** Decides the report that waits longest; answers the number of its case. */
async function decideReport(page: Page, site: TestSite): Promise<string> {
  await openQueue(page, site.origin, "reports");
  const [number = ""] = /R-\w{4}-\w{4}/.exec(await page.getByRole("heading", { level: 1 }).innerText()) ?? [];
  const reported = await page.locator("input[name=reported]").first().inputValue();
  const decision = {
    outcome: "suspend",
    ground: "asks_for_money",
    days: "30",
    words: "You asked for money.",
    reported,
  };
  const address = page.url();
  await post(page.context(), address, decision);
  await siteApi(accessTo(site)).sendDecision(Number(new URL(address).pathname.split("/").at(-1)));
  return number;
}

/** What operators see of a member whom they opened, and do with them. */
async function memberPages(
  context: BrowserContext,
  { origin }: TestSite,
  { member, number }: { member: string; number: string },
): Promise<Pages> {
  const page = `/operator/members/${member}`;
  await post(context, origin + page, { reason: "a report about money" });
  return {
    "operator-member": page,
    "operator-case": `${page}/cases/${number}`,
    "operator-decide": `${page}/decide`,
    "operator-lift": `${page}/lift`,
    "operator-correct": `${page}/correct`,
    "operator-erase": `${page}/erase`,
  };
}
