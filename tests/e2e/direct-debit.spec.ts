import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test, type Site, scriptless } from "../support/browser/browser-fixtures.ts";
import { eventually } from "../support/eventually.ts";
import { mailsTo } from "../support/http/mailbox.ts";

/** Types what the form asks; `wishes` are by the fields' labels. */
async function fillIn(page: Page, wishes: Record<string, string> = {}): Promise<string> {
  const phone = `06${randomInt(10_000_000, 59_999_999)}`;
  const typed = {
    "Name of the account holder": "A. de Vries",
    "IBAN (account number)": "NL91 ABNA 0417 1643 00",
    Street: "Kerkstraat",
    "House number": "1a",
    Postcode: "3701 AA",
    Town: "Zeist",
    "Mobile number": phone,
    ...wishes,
  };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
  return phone;
}

async function codeTo(site: Site, phone: string): Promise<string> {
  let text = "";
  await eventually("a code by SMS", async () => {
    text = (await mailsTo(site.origin, phone.replace(/^0/, "+31")))[0]?.text ?? "";
    return text !== "";
  });
  return /\b\d{6}\b/.exec(text)?.[0] ?? "";
}

const codeField = (page: Page) => page.getByLabel("Code from the text message");

test("a mandate is given with a code, a bundle is paid by it, and it is ended", scriptless, async ({ site }) => {
  // Nine pages, two of them judged by axe, which itself needs the script.
  test.slow();
  const anna = await site.member({ country: "NL", credits: 0 });
  const page = await anna.open("/credits/50?for=somebody.photo&code=SPRING");
  await page.getByRole("link", { name: "Pay by direct debit: give a mandate first" }).click();
  await expect(page.getByText("your bank pays the amount back within 8 weeks", { exact: false })).toBeVisible();
  await expect(page.getByText("Netherlands: it begins with NL and has 18 characters.")).toBeVisible();
  const phone = await fillIn(page, { "IBAN (account number)": "NL91 ABNA 0417 1643" });
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByText("An IBAN that begins with NL has 18 characters.").first()).toBeVisible();
  await expect(page.getByLabel("IBAN (account number)", { exact: true })).toHaveValue("NL91 ABNA 0417 1643");
  await expect(page.getByLabel("Town", { exact: true })).toHaveValue("Zeist");
  await page.getByLabel("IBAN (account number)", { exact: true }).fill("NL91 ABNA 0417 1643 00");
  await page.getByRole("button", { name: "Send me a code" }).click();

  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  const code = await codeTo(site, phone);
  await codeField(page).fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
  await page.getByRole("button", { name: "Give the mandate" }).click();
  await expect(page.getByText("Invalid code. You can try 4 more times.").first()).toBeVisible();
  await expect(codeField(page)).toHaveValue("");
  expect(await axeViolations(page)).toEqual([]);
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Give the mandate" }).click();

  await expect(page).toHaveURL(/\/credits\/50\/sdd\?for=somebody.photo&code=SPRING$/);
  await expect(page.getByText("Your mandate is given.", { exact: false })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Direct debit" })).toBeChecked();
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByRole("heading", { name: "We collect it for you" })).toBeVisible();
  await expect(page.getByText("from your account that ends in 4300", { exact: false })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Demonstration: what does the bank do?" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("You now have 50 credits.", { exact: false })).toBeVisible();

  await page.goto(`${site.origin}/directdebit`);
  await expect(page.getByText("ending in 4300")).toBeVisible();
  expect(await page.content()).not.toContain("0417164300");
  await page.getByRole("link", { name: "End it" }).click();
  await page.getByRole("button", { name: "Yes, end the mandate" }).click();
  await expect(page.getByText("The mandate has ended.", { exact: false })).toBeVisible();
  await page.goto(`${site.origin}/credits/50`);
  await expect(page.getByRole("radio", { name: "Direct debit" })).toHaveCount(0);
});

test(
  "after five wrong codes the words of the spec say so, and one can pay in another way",
  scriptless,
  async ({ site }) => {
    const anna = await site.member({ country: "NL", language: "nl" });
    const page = await anna.open("/directdebit");
    const form = {
      intent: "request",
      mandate_id: crypto.randomUUID(),
      account_holder: "A. de Vries",
      street: "Kerkstraat",
    };
    const phone = `06${randomInt(10_000_000, 59_999_999)}`;
    const rest = { iban: "NL91ABNA0417164300", house_number: "1", zip: "3701 AA", city: "Zeist", phone };
    await anna.context.request.post(`${site.origin}/directdebit`, {
      form: { ...form, ...rest },
      headers: { Origin: site.origin },
    });
    const code = await codeTo(site, phone);
    await anna.speaks("nl");
    await page.goto(`${site.origin}/directdebit`);
    await page.getByRole("link", { name: "Mijn gegevens aanpassen" }).click();
    await expect(page.getByLabel("Straat", { exact: true })).toHaveValue("Kerkstraat");
    await page.goto(`${site.origin}/directdebit`);
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      await page.getByLabel("Code uit de sms").fill(String((Number(code) + wrong) % 1_000_000).padStart(6, "0"));
      await page.getByRole("button", { name: "Geef de machtiging" }).click();
      if (wrong < 5)
        await expect(page.getByText(`Code ongeldig. Je kunt het nog ${5 - wrong} keer`).first()).toBeVisible();
    }
    await expect(page.getByText("Je account is geblokkeerd voor automatische incasso.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Kies een bundel" })).toHaveAttribute("href", "/credits");
  },
);
