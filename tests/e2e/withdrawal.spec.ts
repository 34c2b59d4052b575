import type { Page } from "@playwright/test";
import { decideTestPayment } from "../../app/contract/development.ts";
import { startPayment } from "../../app/contract/money/payments.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { type BrowserMember, expect, type Site, test, scriptless } from "../support/browser/browser-fixtures.ts";
import { eventually } from "../support/eventually.ts";
import { mailsTo } from "../support/http/mailbox.ts";

/** Pays for 20 credits, as another device would. */
async function buy({ api }: BrowserMember, site: Site, payment_method: "paypal" | "ideal"): Promise<string> {
  const payment_id = crypto.randomUUID();
  const return_url = `${site.origin}/transactions/${payment_id}`;
  const { payment } = await api.callOrThrow(startPayment, { payment_id, bundle: "20", payment_method, return_url });
  await api.callOrThrow(decideTestPayment, { id: payment.checkout_url?.split("/").at(-1) ?? "", decision: "pay" });
  await site.delivered();
  return payment_id;
}

const withdraw = (page: Page) => page.getByRole("link", { name: "Withdraw from contract here" }).first();

test(
  "a purchase is withdrawn from in two steps, and the page and a mail are the proof",
  scriptless,
  async ({ site }) => {
    const [anna, bert] = [await site.member({ country: "NL", credits: 0 }), await site.member({ name: "Bert" })];
    await buy(anna, site, "ideal");
    const payment = await buy(anna, site, "paypal");
    await anna.writes(bert, "Good morning");
    const page = await anna.open(`/transactions/${payment}`);
    await expect(page.getByText(/You can withdraw from this purchase until \d+ \w+ 20\d\d/)).toBeVisible();
    const [number = ""] =
      (await page.getByRole("heading", { name: /^Receipt / }).textContent())?.match(/20\d\d-\d+/) ?? [];
    await page.getByRole("main").getByRole("link", { name: "Withdraw from contract here" }).click();

    // Two of the same size are told apart, and the one that the member came from is chosen.
    await expect(page.getByRole("radio", { name: /^20 credits/ })).toHaveCount(2);
    await expect(page.getByText(`paid with PayPal. Receipt ${number}.`, { exact: false })).toBeVisible();
    await expect(page.getByText("paid with iDEAL.", { exact: false })).toBeVisible();
    await expect(page.locator(`input[value="${payment}"]`)).toBeChecked();
    expect(await axeViolations(page)).toEqual([]);
    const name = page.getByLabel("Your name");
    for (const nothing of ["", "\u200b \u2060"]) {
      await name.fill(nothing);
      await page.getByRole("button", { name: "Next: see what you get back" }).click();
      await expect(page.locator("#f-name-error")).toHaveText("Please fill this in.");
      await expect(page.locator(`input[value="${payment}"]`)).toBeChecked();
    }
    await name.fill("Anna\u200b de Vries");
    await page.getByRole("button", { name: "Next: see what you get back" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is what you get back");
    const facts = page.getByRole("main");
    for (const words of ["€9.95", "PayPal", number, "Anna de Vries", anna.email])
      await expect(facts).toContainText(words);
    await expect(page.getByText("You have another paid bundle, so you stay a premium member.")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have withdrawn");
    await expect(page).toHaveURL(/\/withdraw\/[\w-]+$/);
    await expect(facts).toContainText("Anna de Vries");
    expect(await axeViolations(page)).toEqual([]);
    await eventually("the mail came", async () => {
      const [mail] = await mailsTo(site.origin, anna.email);
      return mail?.subject === "You have withdrawn from your purchase" && mail.text.includes("signed “Anna de Vries”");
    });
    await page.getByRole("link", { name: "See this payment" }).click();
    await expect(page.getByRole("main").getByRole("link", { name: "Withdraw from contract here" })).toHaveCount(0);
  },
);

test(
  "who has nothing to withdraw from is told so, and a payment's page offers it no more",
  scriptless,
  async ({ site }) => {
    const anna = await site.member({ country: "NL", credits: 0 });
    const payment = await buy(anna, site, "paypal");
    const page = await anna.open("/profile/delete");
    await page.getByRole("link", { name: "Withdraw first" }).click();
    await page.getByLabel("Your name").fill("Anna");
    await page.getByRole("button", { name: "Next: see what you get back" }).click();
    await expect(page.getByText("your premium membership ends as well", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have withdrawn");
    await withdraw(page).click();
    await expect(page.getByText("There is nothing to withdraw from")).toBeVisible();
    await expect(page.getByRole("link", { name: /€9\.95 back$/ })).toBeVisible();
    await page.goto(`${site.origin}/transactions/${payment}`);
    await expect(page.getByRole("main").getByRole("link", { name: "Withdraw from contract here" })).toHaveCount(0);
  },
);

test(
  "who confirms what was withdrawn from in another tab is told why there is nothing any more",
  scriptless,
  async ({ site }) => {
    const anna = await site.member({ country: "NL", credits: 0 });
    await buy(anna, site, "paypal");
    const [page, other] = [await anna.open("/withdraw"), await anna.open("/withdraw")];
    for (const tab of [page, other]) {
      await tab.getByLabel("Your name").fill("Anna");
      await tab.getByRole("button", { name: "Next: see what you get back" }).click();
    }
    await other.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("You have withdrawn");
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(page.getByText("You cannot withdraw from this purchase any more")).toBeVisible();
    await expect(page.getByText("There is nothing to withdraw from")).toBeVisible();
  },
);

test(
  "who is not signed in is led to their purchases, and who has no account any more to the support",
  scriptless,
  async ({ site }) => {
    const page = await (await site.visitor()).open("/withdraw", { payment: "any" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdraw from a purchase");
    await expect(page.getByRole("link", { name: "our customer service" })).toHaveAttribute(
      "href",
      "/support?topic=payment",
    );
    const signIn = page.getByRole("main").getByRole("link", { name: "Sign in" });
    await expect(signIn).toHaveAttribute("href", "/login?redirect=%2Fwithdraw%3Fpayment%3Dany");
  },
);
