import type { Page } from "@playwright/test";
import { block, listBlocked } from "../../app/contract/safety/blocks.ts";
import { getAppeal } from "../../app/contract/safety/reports.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, test, type Site } from "../support/browser/browser-fixtures.ts";
import { openItem, operatorContext, stopWork } from "../support/browser/operator.ts";
import { reportOn } from "../support/browser/report-on.ts";
import { eventually } from "../support/eventually.ts";
import { apiClient } from "../support/http/api-client.ts";
import { mailsTo } from "../support/http/mailbox.ts";

/** The member's page, and from there what was kept with a case. */
async function openEvidence(page: Page, { origin }: Site, { id, number }: { id: string; number: string }) {
  await page.goto(`${origin}/operator/members/${id}`);
  await page.getByLabel("Reason").fill("another report about money");
  await page.getByRole("button", { name: "Show the member" }).click();
  await page.getByRole("link", { name: `Evidence of ${number}` }).click();
  await expect(page.getByText("Can you send me 500 euro?")).toBeVisible();
}

/** The newest mail to somebody whose subject says this. */
async function mailAbout({ origin }: Site, email: string, subject: string) {
  let text = "";
  await eventually(`${email} gets: ${subject}`, async () => {
    text = (await mailsTo(origin, email)).find((mail) => mail.subject.includes(subject))?.text ?? "";
    return text !== "";
  });
  return text;
}

test("a report goes to an operator, its decision by mail to both, and an appeal to another operator", async ({
  site,
  javaScriptEnabled,
}) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert", credits: 5 })];
  await bert.writes(anna, "Can you send me 500 euro?");
  await site.delivered();
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await expect(page.getByText("Don’t know this person?")).toBeVisible();
  // On the narrowest phone each of its links keeps to one line.
  await page.setViewportSize({ width: 320, height: 740 });
  for (const name of ["Block Bert", "Report Bert"]) {
    const height = (await page.getByRole("log").getByRole("link", { name }).boundingBox())?.height;
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height, "54 in two lines").toBeLessThan(50);
  }
  await page.getByRole("log").getByRole("link", { name: "Block Bert" }).click();
  await page.getByRole("alertdialog").getByRole("link", { name: "No, do not block" }).click();
  await page.getByRole("log").getByRole("link", { name: "Report Bert" }).click();
  await expect(page.getByLabel(/A message of/)).toBeChecked();
  await page.getByRole("link", { name: "Back" }).click();
  const reportThis = page.getByRole("listitem").getByRole("link", { name: "Report this message" });
  expect((await reportThis.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await reportThis.click();
  await expect(page.getByLabel(/A message of/)).toBeChecked();
  await page.getByLabel("Asking for money, or fraud").check();
  await page.getByRole("textbox", { name: /What happened/ }).fill("We never met.");
  await page.getByLabel("Block Bert as well").check();
  await page.getByRole("button", { name: "Send my report" }).click();
  const said = await page.getByText("Your report has the number").innerText();
  const number = /R-\w{4}-\w{4}/.exec(said)?.[0] ?? "";
  expect(number).not.toBe("");
  expect((await anna.api.callOrThrow(listBlocked)).blocked.map(({ id }) => id)).toEqual([bert.id]);
  await expect(page.getByText("Bert is blocked: you no longer see each other.")).toBeVisible();
  await expect(page.getByRole("link", { name: "your list of blocked members" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "To your messages" }).click();
  await expect(page).toHaveURL(/\/chats$/);
  expect(await mailAbout(site, anna.email, "We have your report")).toContain(number);

  const olga = await (await operatorContext(site)).newPage();
  await openItem(olga, site, { queue: "reports", words: number });
  await expect(olga.getByText("Can you send me 500 euro?")).toBeVisible();
  const sent: string[] = [];
  olga.on("request", (request) => request.method() === "POST" && sent.push(request.postData() ?? ""));
  await olga.getByLabel("The account is suspended").check();
  await olga.getByRole("button", { name: "Decide", exact: true }).click();
  await expect(olga.getByRole("alert")).toContainText("Please choose one");
  // A letter in a list chooses there, and decides nothing.
  await olga.waitForLoadState();
  await olga.getByLabel("Reason for the decision").press("a");
  await olga.getByLabel("Reason for the decision").selectOption("Asking for money, or fraud");
  await olga.getByLabel("Explanation").fill("You asked for money.");
  await olga.getByRole("button", { name: "Decide", exact: true }).click();
  await expect(olga.getByRole("alert")).toContainText("For how long");
  await olga.getByLabel("For how long").selectOption("Until it is lifted");
  await olga.getByRole("button", { name: "No rule was broken: do nothing" }).click();
  await expect(olga.getByRole("alert")).toContainText("Nothing is decided yet");
  await expect(olga.getByLabel("Explanation")).toHaveValue("You asked for money.");
  const item = Number(new URL(olga.url()).pathname.split("/").at(-1));
  await olga.getByRole("button", { name: "Decide", exact: true }).click();
  await expect(olga.getByRole("status").filter({ hasText: ": suspended." })).toBeVisible();
  expect(sent.map((form) => form.includes("quick=nothing"))).toEqual([false, false, true, false]);
  await stopWork(olga, site);
  await site.internal.sendDecision(item);

  const statement = await mailAbout(site, bert.email, "A decision about your account");
  expect(statement).toContain("You asked for money.");
  expect(await mailAbout(site, anna.email, "What became of your report")).toContain("You were right to tell us");
  const link = new URL(/https?:\S+\/appeal\?\S+/.exec(statement)?.[0] ?? "");
  const { context } = await site.visitor();
  const visitor = await context.newPage();
  await visitor.goto(site.origin + link.pathname + link.search);
  await expect(visitor.getByText(/20\d\d at .+ \(.+ Time\)/)).toBeVisible();
  if (javaScriptEnabled) expect(await axeViolations(visitor), "the page of an appeal").toEqual([]);
  await expect(visitor.getByText("It lasts until one of us lifts it.")).toBeVisible();
  await visitor.getByRole("textbox", { name: "Why is the decision wrong?" }).fill("It was a joke.");
  await visitor.getByRole("button", { name: "Send my appeal" }).click();
  // The page begins with the receipt, and invites to no appeal any more.
  await expect(visitor.getByRole("heading", { name: "We have your appeal" })).toBeInViewport();
  await expect(visitor.getByText(`Your appeal in case ${number} has arrived.`)).toBeInViewport();
  await expect(visitor.getByRole("link", { name: "To the home page" })).toBeVisible();
  await expect(visitor.getByText("you can do it once")).toHaveCount(0);

  const omar = await (await operatorContext(site, "Omar")).newPage();
  await openItem(omar, site, { queue: "appeals", words: number });
  await expect(omar.getByText("It was a joke.")).toBeVisible();
  if (javaScriptEnabled) expect(await axeViolations(omar), "an operator's page of an appeal").toEqual([]);
  const appeal = Number(new URL(omar.url()).pathname.split("/").at(-1));
  await omar.getByRole("button", { name: "The decision stays" }).click();
  await expect(omar.getByRole("alert")).toContainText("Please fill this in");
  await omar.getByLabel("Explanation").fill("The words are there to be read.");
  await omar.getByRole("button", { name: "The decision stays" }).click();
  await omar.getByRole("button", { name: "Take it back" }).click();
  await expect(omar.getByLabel("Explanation")).toHaveValue("The words are there to be read.");
  await omar.getByRole("button", { name: "The decision stays" }).click();
  await expect(omar.getByRole("status").filter({ hasText: ": the decision stays." })).toBeVisible();
  await stopWork(omar, site);
  await site.internal.sendDecision(appeal);
  const answer = await mailAbout(site, bert.email, "the decision stays");
  for (const words of ["The words are there to be read.", "You asked for money."]) expect(answer).toContain(words);
  const asked = { id: number, token: link.searchParams.get("token") ?? "" };
  expect(await apiClient(site.apiOrigin).callOrThrow(getAppeal, asked)).toMatchObject({ state: "decided" });
  await openEvidence(omar, site, { id: bert.id, number });
  if (javaScriptEnabled) expect(await axeViolations(omar), "a decided case").toEqual([]);
});

/** Olga closes the account of whom this case is about, and that is carried out. */
async function decidesBan(olga: Page, site: Site): Promise<void> {
  await olga.getByLabel("The account is closed for good").check();
  await olga.getByLabel("Reason for the decision").selectOption("Harassment, threats or insults");
  await olga.getByLabel("Explanation").fill("You insulted two people.");
  const item = Number(new URL(olga.url()).pathname.split("/").at(-1));
  await olga.getByRole("button", { name: "Decide", exact: true }).click();
  await expect(olga.getByRole("status").filter({ hasText: "You can still take it back" })).toBeVisible();
  await stopWork(olga, site);
  await site.internal.sendDecision(item);
}

test("who decides about a member on an older page is told so, keeps their words, and may send them again", async ({
  site,
}) => {
  const harm = await site.member({ name: "Harm" });
  const [first, second] = [await reportOn(site, harm), await reportOn(site, harm)];
  const olga = await (await operatorContext(site)).newPage();
  await openItem(olga, site, { queue: "reports", words: first.words });
  const omar = await (await operatorContext(site, "Omar")).newPage();
  await openItem(omar, site, { queue: "reports", words: second.words });
  await expect(omar.getByText("Counts now: Nothing")).toBeVisible();
  await expect(omar.getByText(/a colleague works on it now/)).toContainText(first.number);
  await omar.getByLabel("The account is suspended").check();
  await omar.getByLabel("Reason for the decision").selectOption("Harassment, threats or insults");
  await omar.getByLabel("For how long").selectOption("7 days");
  await omar.getByLabel("Explanation").fill("You insulted somebody.");
  await decidesBan(olga, site);
  await mailAbout(site, harm.email, "A decision about your account");
  const decide = omar.getByRole("button", { name: "Decide", exact: true });
  await decide.click();
  await expect(omar.getByRole("alert")).toContainText("This has changed since you opened the page");
  await expect(omar.getByText("Counts now: Banned")).toBeVisible();
  await expect(omar.getByLabel("The account is suspended")).toBeChecked();
  await expect(omar.getByLabel("For how long")).toHaveValue("7");
  await expect(omar.getByLabel("Explanation")).toHaveValue("You insulted somebody.");
  await decide.click();
  await expect(omar.getByRole("status").filter({ hasText: ": suspended." })).toBeVisible();
  await stopWork(omar, site);
});

test("who reported somebody can block them from the receipt, and is told so there", async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert" })];
  const page = await anna.open("/members/:id/report", { id: bert.id });
  await page.getByLabel("Asking for money, or fraud").check();
  await page.getByRole("button", { name: "Send my report" }).click();
  await expect(page.getByText("Bert is not blocked: you still see each other.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the profile" })).toBeVisible();
  await page.getByRole("link", { name: "Block Bert" }).click();
  await page.getByRole("alertdialog").getByRole("link", { name: "No, do not block" }).click();
  await page.getByRole("link", { name: "Block Bert" }).click();
  await page.getByRole("button", { name: "Yes, block" }).click();
  await expect(page.getByText("Bert is blocked: you no longer see each other.")).toBeVisible();
  await expect(page.getByText("Your report has the number")).toBeVisible();
  await page.getByRole("link", { name: "To the members" }).click();
  await expect(page).toHaveURL(/\/members$/);
});

test("the receipt of a report leads to the list of chats once the other one blocked", async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert", credits: 5 })];
  await bert.writes(anna, "Can you send me 500 euro?");
  await site.delivered();
  const back = `/members/${bert.id}/chat`;
  const page = await anna.open("/members/:id/report", { id: bert.id, back });
  await page.getByLabel("Asking for money, or fraud").check();
  await page.getByRole("button", { name: "Send my report" }).click();
  await expect(page.getByRole("link", { name: "Back to the conversation" })).toHaveAttribute("href", back);
  await bert.api.callOrThrow(block, { id: anna.id });
  await site.delivered();
  await page.reload();
  await expect(page.getByText("Your report has the number")).toBeVisible();
  await page.getByRole("link", { name: "To your messages" }).click();
  await expect(page).toHaveURL(/\/chats$/);
});

test("a link to appeal that was cut off is told from one that is over", scriptless, async ({ site }) => {
  const page = await (await site.visitor()).context.newPage();
  expect((await page.goto(`${site.origin}/appeal?id=R-ABCD-EFGH`))?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
  await expect(page.getByRole("alert")).toContainText("It is incomplete, or older than six months.");
});

test("anybody sends a complaint, and gets its number", async ({ site }) => {
  const { context } = await site.visitor();
  const page = await context.newPage();
  await page.goto(`${site.origin}/`);
  await page.getByRole("link", { name: "Complaints" }).click();
  await page.getByLabel("Where is it?").fill("The profile of Bert");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Where is it?")).toHaveValue("The profile of Bert");
  await page.getByLabel("Somebody under 18").check();
  await page.getByLabel("Why is it illegal, or wrong?").fill("He says so himself.");
  await page.getByLabel(/in good faith/).check();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/Its number is R-\w{4}-\w{4}/)).toBeVisible();
});

for (const [scheme, width] of [["light", 360] as const, ["dark", 1200] as const])
  test(`axe finds nothing on the page of a case: ${scheme}, ${width}`, { tag: "@javascript" }, async ({ site }) => {
    const [anna, bert] = [await site.member(), await site.member({ name: "Bert", photo: true })];
    const reported = await anna.open("/members/:id/report", { id: bert.id });
    await reported.getByLabel("Somebody under 18").check();
    await reported.getByRole("button", { name: "Send my report" }).click();
    const number = /R-\w{4}-\w{4}/.exec(await reported.getByText("Your report has the number").innerText())?.[0] ?? "";
    const page = await (await operatorContext(site)).newPage();
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await openItem(page, site, { queue: "reports", words: number });
    expect(await axeViolations(page)).toEqual([]);
  });
