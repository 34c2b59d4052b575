import type { Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { openLive } from "../support/browser/open-live.ts";

const WORDS = {
  en: {
    tip: "A tip from us:",
    money: "Don’t send money to somebody you have never met",
    messenger: "There is no hurry to write elsewhere",
    report: "Report this message",
    reported: /A message of/,
    field: "Your message",
    send: /^Send/,
    two: "You can start 2 more conversations as a free member.",
    none: "You have used the 2 conversations that a free member can start.",
    credits: "Buy credits",
    ofDay: "You can start 1 more new conversation for now.",
    noneOfDay: "You have started 5 new conversations within a day",
    again: /From .+ \d\d:\d\d on you can begin another one/,
    kept: "Your text is still here.",
  },
  nl: {
    tip: "Een tip van ons:",
    money: "Stuur geen geld aan iemand die je nooit hebt ontmoet",
    messenger: "Ergens anders verder schrijven heeft geen haast",
    report: "Meld dit bericht",
    reported: /Een bericht van/,
    field: "Je bericht",
    send: /^Verstuur/,
    two: "Je kunt als gratis lid nog 2 gesprekken beginnen.",
    none: "Je hebt de 2 gesprekken gebruikt die je als gratis lid kunt beginnen.",
    credits: "Koop credits",
    ofDay: "Je kunt voorlopig nog 1 nieuw gesprek beginnen.",
    noneOfDay: "Je bent binnen een dag 5 nieuwe gesprekken begonnen",
    again: /Vanaf .+ \d\d:\d\d kun je weer een gesprek beginnen/,
    kept: "Je tekst staat er nog.",
  },
} as const;
const ASKING = "Could you lend me 300 euro? Find me on WhatsApp";

/** Axe is a script itself. */
async function expectNoViolations(page: Page, javaScriptEnabled = true): Promise<void> {
  if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

for (const language of ["en", "nl"] as const) {
  const words = WORDS[language];

  test(`who is asked for money reads advice below the message, and reports it from there: ${language}`, async ({
    site,
    javaScriptEnabled,
  }) => {
    const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ name: "Bert", credits: 5 })];
    await anna.writes(bert, "Good morning");
    await site.delivered();
    await bert.writes(anna, "The soup was 6.50 euro");
    await bert.writes(anna, ASKING);
    await site.delivered();
    await anna.speaks(language);
    const page = await anna.open("/members/:id/chat", { id: bert.id });
    const note = page.getByRole("listitem").filter({ hasText: words.tip });
    await expect(note).toHaveCount(1);
    await expect(note).toContainText(words.money);
    await expect(note).toContainText(words.messenger);
    await expectNoViolations(page, javaScriptEnabled);
    const link = note.getByRole("link", { name: words.report });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(page.getByRole("radio", { name: words.reported, checked: true })).toHaveCount(1);
    await expect(page.getByText(ASKING)).toBeVisible();
    // Its writer learns nothing of it.
    await bert.speaks(language);
    const his = await bert.open("/members/:id/chat", { id: anna.id });
    await expect(his.getByText(ASKING)).toBeVisible();
    await expect(his.getByText(words.tip)).toHaveCount(0);
  });

  test(`a free member reads how many conversations are left, and without one the way on: ${language}`, async ({
    site,
    javaScriptEnabled,
  }) => {
    const anna = await site.member({ credits: 9 });
    const [bert, carl, dirk] = [await site.member(), await site.member(), await site.member()];
    await anna.speaks(language);
    const page = await anna.open("/members/:id/chat", { id: dirk.id });
    await expect(page.getByText(words.two)).toBeVisible();
    for (const other of [bert, carl]) await anna.writes(other, "Hello");
    await field(page, words.field).fill("Hello number three");
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByRole("alert")).toContainText(words.kept);
    await expect(field(page, words.field)).toHaveValue("Hello number three");
    const another = await anna.open("/members/:id/chat", { id: dirk.id });
    await expect(another.getByText(words.none)).toBeVisible();
    await expect(field(another, words.field)).toHaveCount(0);
    await expect(another.getByRole("main").getByRole("link", { name: words.credits })).toHaveAttribute(
      "href",
      `/credits?for=${dirk.id}`,
    );
    await expectNoViolations(another, javaScriptEnabled);
    // Whoever writes to them is answered.
    await dirk.writes(anna, "Hello from me");
    await site.delivered();
    await another.goto(`${site.origin}/members/${dirk.id}/chat`);
    await expect(field(another, words.field)).toBeVisible();
  });

  test(`who has begun many conversations on their first day reads when the next may be: ${language}`, async ({
    site,
    javaScriptEnabled,
  }) => {
    const anna = await site.member({ credits: 9, paid_user: true });
    for (let begun = 0; begun < 4; begun += 1) await anna.writes(await site.member(), `Hello number ${begun}`);
    const [bert, carl] = [await site.member(), await site.member()];
    await anna.speaks(language);
    const page = await anna.open("/members/:id/chat", { id: bert.id });
    await expect(page.getByText(words.ofDay)).toBeVisible();
    await anna.writes(carl, "Hello, last of today");
    await field(page, words.field).fill("One too many");
    await page.getByRole("button", { name: words.send }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(words.noneOfDay);
    await expect(alert).toContainText(words.again);
    await expect(field(page, words.field)).toHaveValue("One too many");
    await expectNoViolations(page, javaScriptEnabled);
    const another = await anna.open("/members/:id/chat", { id: bert.id });
    await expect(another.getByText(words.noneOfDay).first()).toBeVisible();
    await expect(another.getByText(words.again).first()).toBeVisible();
    await expect(field(another, words.field)).toHaveCount(0);
  });
}

test(
  "advice comes with a message that arrives while the page is open, in the reader’s language",
  { tag: "@javascript" },
  async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ credits: 5 })];
    await anna.speaks("nl");
    const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
    await bert.writes(anna, ASKING);
    const note = page.getByRole("listitem").filter({ hasText: WORDS.nl.tip });
    await expect(note).toContainText(WORDS.nl.money);
    await expect(note.getByRole("link", { name: WORDS.nl.report })).toHaveAttribute("href", /about=message:\d+:/);
  },
);

test(
  "the count of what may be begun goes once one is begun, without a reload",
  { tag: "@javascript" },
  async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
    const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
    await expect(page.getByText(WORDS.en.two)).toBeVisible();
    await field(page, WORDS.en.field).fill("Good morning");
    await page.getByRole("button", { name: WORDS.en.send }).click();
    await expect(page.getByText("Good morning")).toBeVisible();
    await expect(page.getByText(WORDS.en.two)).toHaveCount(0);
  },
);

test("a field comes where none was, once the other one writes", { tag: "@javascript" }, async ({ site }) => {
  const [anna, dirk] = [await site.member({ credits: 5 }), await site.member({ credits: 5 })];
  for (const other of [await site.member(), await site.member()]) await anna.writes(other, "Hello");
  const page = await openLive(anna, "/members/:id/chat", { id: dirk.id });
  await expect(page.getByText(WORDS.en.none)).toBeVisible();
  await dirk.writes(anna, "Hello from me");
  await field(page, WORDS.en.field).fill("Good morning");
  await page.getByRole("button", { name: WORDS.en.send }).click();
  await expect(page.getByText("Good morning")).toBeVisible();
});
