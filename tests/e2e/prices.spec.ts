import { type BrowserMember, expect, scriptless, test, type Site } from "../support/browser/browser-fixtures.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { operatorContext } from "../support/browser/operator.ts";

/** A day after tomorrow in two years' time: nobody's prices change while other tests buy. */
const LATER = `${new Date().getFullYear() + 2}-03-01`;

async function pricesPage(site: Site, country: string) {
  const page = await (await operatorContext(site)).newPage();
  await page.goto(`${site.origin}/operator/prices`);
  await page.getByRole("main").getByRole("link", { name: country }).click();
  return page;
}

test(
  "an operator sees what members will see before a price list is made, and withdraws it",
  scriptless,
  async ({ site }) => {
    const page = await pricesPage(site, "Poland");
    await page.getByRole("link", { name: "Make a price list" }).click();
    const credits = (row: number) => page.getByRole("textbox", { name: `Bundle ${row}: credits` });
    const price = (row: number) => page.getByRole("textbox", { name: `Bundle ${row}: price` });
    await expect(credits(1)).toHaveValue("20");
    await expect(price(1)).toHaveValue("44.95");
    await page.getByLabel("First day").fill(LATER);
    await price(2).fill("44,95");
    await page.getByRole("button", { name: "Look at the preview" }).click();
    await expect(page.getByRole("alert")).toContainText("More credits must cost more");
    await expect(price(2)).toHaveValue("44,95");
    await expect(price(1)).toHaveValue("44.95");
    await price(2).fill("99,95");
    await page.getByRole("button", { name: "Look at the preview" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preview for Poland");
    const row = page.getByRole("row", { name: /^50 credits/ }).first();
    await expect(row).toContainText("PLN 99.95");
    await expect(row).toContainText("PLN 2.00");
    await expect(page.getByRole("row", { name: /^300 credits/ }).first()).toContainText("Lowest price per message");
    await expect(page.getByText("23% VAT", { exact: false }).first()).toBeVisible();
    await page.getByRole("link", { name: "Change something" }).click();
    await expect(price(2)).toHaveValue("99,95");
    await page.getByRole("button", { name: "Look at the preview" }).click();
    await page.getByRole("button", { name: "Confirm these prices" }).click();
    await expect(page.getByRole("alert")).toContainText("Please fill this in");
    await page.getByRole("textbox", { name: "Why?" }).fill("a browser test");
    await page.getByRole("button", { name: "Confirm these prices" }).click();
    await expect(page.getByText("The price list waits for its day.")).toBeVisible();
    await expect(page.getByRole("row", { name: /^50 credits/ })).toContainText("PLN 89.95");
    await page
      .getByRole("link", { name: `From 1 March ${LATER.slice(0, 4)}` })
      .first()
      .click();
    await page.getByRole("textbox", { name: "Why?" }).fill("only a test");
    await page.getByRole("button", { name: "Withdraw this list" }).click();
    await expect(page.getByText("The list is withdrawn.")).toBeVisible();
  },
);

test(
  "operators change a country's VAT and ways to pay, and its members see them; a transfer takes days, and says so",
  scriptless,
  async ({ site }) => {
    const page = await pricesPage(site, "Ireland");
    await page.getByRole("link", { name: "Make a price list" }).click();
    const [vat, preview] = [
      page.getByLabel("VAT in the prices"),
      page.getByRole("button", { name: "Look at the preview" }),
    ];
    const box = (name: string) => page.getByRole("checkbox", { name });
    for (const name of ["Credit card", "PayPal", "Apple Pay", "Bank transfer"]) await box(name).uncheck();
    await vat.fill("210");
    await preview.click();
    await expect(page.getByRole("alert")).toContainText("A percentage such as 21 or 25.5");
    await expect(vat).toHaveValue("210");
    await expect(box("PayPal")).not.toBeChecked();
    await vat.fill("13.5");
    await preview.click();
    await expect(page.getByText("There is no way to pay here", { exact: false })).toHaveCount(1);
    await page.getByRole("link", { name: "Change something" }).click();
    for (const name of ["Credit card", "Bank transfer", "Another way"]) await box(name).check();
    await preview.click();
    await expect(page.getByText("Ways to pay: Credit card, Bank transfer, Another way.")).toBeVisible();
    await expect(page.getByText("include 13.5% VAT", { exact: false })).toBeVisible();
    await page.getByRole("textbox", { name: "Why?" }).fill("a browser test");
    await page.getByRole("button", { name: "Confirm these prices" }).click();
    await expect(page.getByText("The price list counts in half a minute.")).toBeVisible();
    await site.internal.moveClock(31_000);
    try {
      await buyByTransfer(await site.member({ country: "IE" }), site);
    } finally {
      await site.internal.moveClock(0);
    }
  },
);

async function buyByTransfer(anna: BrowserMember, site: Site): Promise<void> {
  const page = await anna.open("/credits");
  await expect(page.getByText("Prices include 13.5% VAT.", { exact: false })).toBeVisible();
  // What is not offered in her country leads to what is; what nobody knows is not found.
  await page.goto(`${site.origin}/credits/20/paypal`);
  await expect(page).toHaveURL(`${site.origin}/credits/20`);
  expect((await page.request.get(`${site.origin}/credits/20/gold`)).status()).toBe(404);
  await expect(page.getByRole("radio")).toHaveCount(3);
  await expect(page.getByRole("radio", { name: /^Another way/ })).toBeVisible();
  await page.getByRole("radio", { name: /^Bank transfer.*one to three working days/ }).check();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Pay €9.95" }).click();
  await page.getByRole("button", { name: "Leave open" }).click();
  await expect(page.getByRole("heading", { name: "We are waiting for your transfer" })).toBeVisible();
  await expect(page.getByText("please do not cancel", { exact: false })).toBeVisible();
  await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
}

test("axe finds nothing wrong with the pages about money", scriptless, async ({ site }) => {
  const page = await (await operatorContext(site)).newPage();
  const preview = `new?currency=EUR&first_day=${LATER}&credits_1=20&price_1=9.95&credits_2=50&price_2=19.95&vat_rate=19`;
  for (const path of [
    "prices",
    "prices/DE",
    "prices/DE/new",
    `prices/DE/${preview}`,
    `prices/DE/${preview}&method_sofort=on&method_sct=on`,
    "payments",
    "proposals",
    "sums",
  ]) {
    await page.goto(`${site.origin}/operator/${path}`);
    expect(await axeViolations(page), path).toEqual([]);
  }
});

test(
  "addresses of nothing are not found, and a filter that nobody can mean says so and keeps the rest",
  scriptless,
  async ({ site }) => {
    const page = await (await operatorContext(site)).newPage();
    const address = (path: string) => `${site.origin}/operator/${path}`;
    for (const path of [
      "payments/999999999",
      "payments/x",
      "debits/x",
      "transfers/1",
      "transfers/x",
      "transfers/x/failed",
      "discounts/X",
      "prices/XX",
      "prices/DE/999999999",
    ])
      expect((await page.request.get(address(path))).status(), path).toBe(404);
    // A browser whose field knows no days sends what was typed; Chromium says that its own does not.
    site.console.expectError(/does not conform to the required format/);
    const answer = await page.goto(address("payments?state=completed&day=31-12-2026"));
    expect(answer?.status()).toBe(422);
    await expect(page.getByRole("alert")).toContainText("Begun on");
    await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("completed");
    await expect(page.getByRole("list", { name: "Payments" })).toHaveCount(0);
  },
);

test("the pages about money and their bar are no wider than a phone", scriptless, async ({ site }) => {
  const page = await (await operatorContext(site)).newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    "payments",
    "proposals",
    "sums",
    "prices",
    "prices/DE",
    "prices/DE/new",
    "discounts",
    "debits",
    "transfers",
  ]) {
    await page.goto(`${site.origin}/operator/${path}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
  const tops = await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});

test("members order again what they bought last, by one button, once", scriptless, async ({ site }) => {
  const anna = await site.member({ country: "NL" });
  const page = await anna.open("/credits/repeat-order");
  await expect(page.getByText("You have not bought credits before")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "See the bundles" })).toHaveAttribute(
    "href",
    "/credits",
  );
  await page.goto(`${site.origin}/credits/50`);
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: "Pay €19.95" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you, your payment has arrived" })).toBeVisible();
  await page.goto(`${site.origin}/credits`);
  await page.getByRole("link", { name: "Order 50 credits again, as last time" }).click();
  await expect(page.getByText("You pay by PayPal", { exact: false })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const fields = page.locator("form", { has: page.locator("input[name=payment_id]") });
  const form = await fields.evaluate((element: HTMLFormElement) => {
    return Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)]));
  });
  await page.getByRole("button", { name: "Order and pay €19.95" }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  const first = page.url();
  const again = { form, headers: { Origin: site.origin }, maxRedirects: 0 };
  const answer = await page.request.post(`${site.origin}/credits/repeat-order`, again);
  expect(new URL(answer.headers()["location"] ?? "", site.origin).href).toBe(first);
  await page.goto(`${site.origin}/transactions`);
  await expect(page.getByRole("list", { name: /^Payments/ }).getByRole("listitem")).toHaveCount(2);
});

test("an order at a price that is no more shows the new one first", scriptless, async ({ site }) => {
  const anna = await site.member({ country: "NL" });
  const page = await anna.open("/credits/20");
  await page.locator("input[name=price]").evaluate((input: HTMLInputElement) => (input.value = "895 EUR"));
  await page.getByRole("button", { name: "Pay €9.95" }).click();
  await expect(page.getByText("It is €9.95 now.", { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: "Pay €9.95" }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
});
