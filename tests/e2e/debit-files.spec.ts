import { BANK_ZONE } from "../../app/domain/direct-debit.ts";
import { dayIn } from "../../app/domain/locale/day.ts";
import { randomUUID } from "node:crypto";
import { activate, signup } from "../../app/contract/account/account.ts";
import { confirmMandate, requestMandate } from "../../app/contract/money/direct-debit.ts";
import { getPayment, startPayment } from "../../app/contract/money/payments.ts";
import { listWithdrawals, withdraw } from "../../app/contract/money/withdrawals.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { apiClient } from "../support/http/api-client.ts";
import { aSignUp } from "../support/sign-up.ts";
import { fileSite } from "../support/site/file-site.ts";

const DAY = 24 * 60 * 60_000;

type FileSite = Awaited<ReturnType<typeof fileSite>>;

/** Somebody who ordered 50 credits by direct debit. */
async function aDebtor({ origin, apiOrigin, codeTo, confirmation }: FileSite) {
  const api = apiClient(apiOrigin);
  const order = aSignUp();
  await api.callOrThrow(signup, order);
  await api.callOrThrow(activate, await confirmation(order.email));
  const [mandate_id, payment_id] = [randomUUID(), randomUUID()];
  const address = { street: "Kerkstraat", house_number: "1", zip: "3701 AA", city: "Zeist" };
  const account = { account_holder: "A. de Vries", iban: "NL91ABNA0417164300", phone: "+31612345678" };
  await api.callOrThrow(requestMandate, { mandate_id, ...account, ...address });
  await api.callOrThrow(confirmMandate, { mandate_id, otp: await codeTo(account.phone) });
  const return_url = `http://localhost:${new URL(origin).port}/transactions/${payment_id}`;
  const bundle = { payment_id, bundle: "50", payment_method: "sdd" as const, return_url };
  await api.callOrThrow(startPayment, bundle);
  const payment = async () => (await api.callOrThrow(getPayment, { payment_id })).payment;
  const withdraws = async () => {
    const [contract] = (await api.callOrThrow(listWithdrawals)).contracts;
    const shown = { refund: contract?.refund.amount ?? 0, unused: contract?.unused ?? 0 };
    await api.callOrThrow(withdraw, { refund_id: randomUUID(), payment_id, name: "Anna", ...shown });
  };
  return { payment, withdraws };
}

test(
  "a debit goes to the bank in a file, is collected, withdrawn from, and transferred back by hand",
  scriptless,
  async ({ site: { visitor } }) => {
    // A site of its own, which has to start.
    test.slow();
    const site = await fileSite();
    try {
      const anna = await aDebtor(site);
      await site.internal.moveClock(5 * DAY);
      const olga = { email: "olga@staff.example", password: "a long operator password" };
      await site.internal.makeOperator({ ...olga, name: "Olga" });
      const { context } = await visitor();
      const post = async (path: string, form: Record<string, string>) =>
        context.request.post(site.origin + path, { form, headers: { Origin: site.origin }, maxRedirects: 0 });
      await post("/operator/login", olga);
      await post("/operator/login/code", { code: await site.codeMailedTo(olga.email) });
      const page = await context.newPage();

      await page.goto(`${site.origin}/operator/debits`);
      await page.getByRole("button", { name: "Make a file" }).click();
      await expect(page.getByText("The file is made.", { exact: false })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      const file = await page.request.get(`${page.url()}/download`);
      expect(await file.text()).toContain("<IBAN>NL91ABNA0417164300</IBAN>");
      await page.getByRole("button", { name: "Mark 1 debit as collected" }).click();
      await expect.poll(async () => (await anna.payment()).status).toBe("completed");

      await anna.withdraws();
      const overview = async () => {
        await page.goto(`${site.origin}/operator`);
        return page.getByText("1 refund waits for somebody to transfer it by hand.").count();
      };
      await expect.poll(overview, { timeout: 20_000 }).toBe(1);
      expect((await anna.payment()).refund?.status).toBe("requested");
      await page.getByRole("link", { name: "Show the refunds to transfer" }).click();
      const main = page.getByRole("main");
      for (const words of ["A. de Vries", "NL91 ABNA 0417 1643 00", "€19.95", "14 days after the withdrawal"])
        await expect(main).toContainText(words);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Note what became of it: €19.95 to A. de Vries" }).click();
      const submit = page.getByRole("button", { name: "Note it as transferred" });
      const onDay = (days: number) => dayIn(BANK_ZONE, Date.now() + days * DAY);
      await page.getByLabel("On which day?").fill(onDay(9));
      await page.getByRole("checkbox").check();
      await submit.click();
      await expect(page.getByText("It cannot have been on this day", { exact: false }).first()).toBeVisible();
      await expect(page.getByRole("checkbox")).toBeChecked();
      // As high as the page, so that no bar lies over a part of it.
      await page.setViewportSize({ width: 390, height: 2000 });
      expect(await axeViolations(page)).toEqual([]);
      await page.getByLabel("On which day?").fill(onDay(5));
      await submit.click();
      await expect(page.getByText("Noted as transferred.", { exact: false })).toBeVisible();
      await expect(page.getByRole("list", { name: "Noted" })).toContainText("account ending in 4300");
      await expect.poll(async () => (await anna.payment()).refund?.status).toBe("done");

      await page.goto(`${site.origin}/operator/sums`);
      await expect(page.getByRole("heading", { name: "Compare with your bank’s statement" })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    } finally {
      await site.stop();
    }
  },
);
