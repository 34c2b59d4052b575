import { block } from "../../app/contract/safety/blocks.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";

test(
  "a member sees on whom credits were spent and what was left, until that person is blocked",
  scriptless,
  async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ name: "Bert" })];
    await anna.writes(bert, "Good morning");
    const page = await anna.open("/transactions");
    const rows = page.getByRole("list", { name: /^Your credits in / }).getByRole("listitem");
    await expect(rows.first()).toContainText(/MessageBert, .*-1.*4 credits left/s);
    await expect(rows.last()).toContainText(/To begin with.*\+5.*5 credits left/s);
    await expect(rows.first().getByRole("link", { name: "Bert" })).toHaveAttribute("href", `/members/${bert.id}`);
    await anna.api.callOrThrow(block, { id: bert.id });
    await page.reload();
    await expect(rows.first()).toContainText(/MessageSomebody who is not shown any more, .*-1/s);
    await expect(page.getByText("Bert")).toHaveCount(0);
  },
);

test("a month of which there is nothing says so and leads to one of which there is", scriptless, async ({ site }) => {
  const anna = await site.member({ credits: 5 });
  const page = await anna.open("/transactions?month=2020-02");
  await expect(page.getByRole("heading", { name: "Your credits in February 2020" })).toBeVisible();
  await expect(page.getByText("Nothing came in or went out in this month.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("navigation", { name: "Months" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/transactions\?month=20\d\d-\d\d#movements$/);
  await expect(page.getByText("To begin with")).toBeVisible();
  for (const wrong of ["month=2026-13", "month=%3Cb%3E", "before=0", "month=&before=x", "month=2026-11&month=1"]) {
    await page.goto(`${site.origin}/transactions?${wrong}`);
    await expect(page.getByText("To begin with"), wrong).toBeVisible();
  }
});

test(
  "who has no credits yet is told that none came or went, and has nothing to download",
  scriptless,
  async ({ site }) => {
    const anna = await site.member({ credits: 0 });
    const page = await anna.open("/transactions");
    await expect(page.getByText("No credits have come in or gone out yet.")).toBeVisible();
    await expect(page.getByRole("link", { name: /CSV/ })).toHaveCount(0);
  },
);

test("everything can be had as a file for spreadsheet programs, by its owner alone", scriptless, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ name: "Bert" })];
  await anna.writes(bert, "Good morning");
  const page = await anna.open("/transactions");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download everything as a spreadsheet (CSV)" }).click();
  expect((await coming).suggestedFilename()).toMatch(/^credits-20\d\d-\d\d-\d\d\.csv$/);
  const file = await page.request.get(`${site.origin}/transactions/download`);
  expect(file.headers()).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "cache-control": "private, no-store",
  });
  const lines = (await file.text()).split("\r\n");
  expect(lines[0]).toBe(
    '\uFEFF"Date and time","What","To","Change","Balance","Paid (minus: paid back)","Currency","Payment number"',
  );
  expect(lines[1]).toMatch(/^"20\d\d-\d\d-\d\d \d\d:\d\d","Message","Bert",-1,4,"","",""$/);
  expect(lines[2]).toMatch(/,"To begin with","",5,5,"","",""$/);
  const his = await bert.context.request.get(`${site.origin}/transactions/download`);
  expect(await his.text()).not.toContain("Bert");
  const stranger = await site.visitor();
  const refused = await stranger.context.request.get(`${site.origin}/transactions/download`, { maxRedirects: 0 });
  expect(refused.headers()["location"]).toBe("/login?redirect=%2Ftransactions%2Fdownload");
});
