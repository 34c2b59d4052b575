import { sendActivationMail } from "../../app/contract/account/account.ts";
import { getNotifications } from "../../app/contract/account/notifications.ts";
import { expect, type BrowserMember, scriptless, type Site, test } from "../support/browser/browser-fixtures.ts";
import { linkInMail } from "../support/http/mailbox.ts";

const once = { tag: "@javascript" };

const settingsOf = async ({ api }: BrowserMember) => (await api.callOrThrow(getNotifications)).notifications;

/** Somebody, and the link at the foot of a mail to them: path and query. `kind`: as a mail of that kind has it. */
async function withLink(site: Site, kind?: string): Promise<{ anna: BrowserMember; path: string }> {
  const anna = await site.member({ confirmed: false });
  await anna.api.callOrThrow(sendActivationMail, {});
  const link = new URL(await linkInMail(site.origin, { to: anna.email, path: "/unsubscribe" }));
  if (kind) link.searchParams.set("kind", kind);
  return { anna, path: link.pathname + link.search };
}

test(
  "following a mail's link changes nothing; its button stops one kind, and can be undone",
  scriptless,
  async ({ site }) => {
    const { anna, path } = await withLink(site, "like");
    const page = await (await site.visitor()).open(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stop these mails?");
    expect((await settingsOf(anna)).email.like).toBe(true);
    await page.getByRole("button", { name: "Only stop “Likes”" }).click();
    await expect(page.getByText(`${anna.email} no longer gets mails about: Likes.`)).toBeVisible();
    expect(await settingsOf(anna)).toMatchObject({ email: { like: false, new_messages: true }, disabled: [] });
    await page.getByRole("button", { name: "Undo this" }).click();
    await expect(page.getByText("gets mails about this again: Likes.")).toBeVisible();
    expect((await settingsOf(anna)).email.like).toBe(true);
  },
);

test("all mails are stopped without signing in, and started again", scriptless, async ({ site }) => {
  const { anna, path } = await withLink(site);
  const page = await (await site.visitor()).open(path);
  await page.getByRole("button", { name: "Stop all mails" }).click();
  await expect(page.getByText("no longer gets mails from us, except about the account itself.")).toBeVisible();
  expect((await settingsOf(anna)).disabled).toMatchObject([{ reason: "listunsubscribe" }]);
  await page.getByRole("button", { name: "Undo this" }).click();
  await expect(page.getByText(`${anna.email} gets mails from us again.`)).toBeVisible();
  expect((await settingsOf(anna)).disabled).toEqual([]);
});

test(
  "a mail program's one click stops all mails: no cookie, no origin, either kind of body",
  once,
  async ({ site }) => {
    const multipart = new FormData();
    multipart.set("List-Unsubscribe", "One-Click");
    for (const body of [new URLSearchParams({ "List-Unsubscribe": "One-Click" }), multipart]) {
      const { anna, path } = await withLink(site, "like");
      const answer = await fetch(site.origin + path, { method: "POST", body, redirect: "error" });
      expect(answer.status).toBe(200);
      expect(await settingsOf(anna)).toMatchObject({
        email: { like: true },
        disabled: [{ reason: "listunsubscribe" }],
      });
    }
  },
);

test("a post that asks for nothing, or that another site sent, changes nothing", once, async ({ site }) => {
  const { anna, path } = await withLink(site);
  const post = (body: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(site.origin + path, { method: "POST", body: new URLSearchParams(body), headers });
  expect((await post({ on: "1" })).status).toBe(422);
  expect((await post({ scope: "all" }, { Origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await settingsOf(anna)).disabled).toEqual([]);
});

test("an invalid unsubscribe link says so in the spec's words, and leads to the settings: nl", async ({ site }) => {
  const { anna, path } = await withLink(site);
  const visitor = await site.visitor({ locale: "nl-NL" });
  const cut = await visitor.open("/unsubscribe", { id: anna.id });
  await expect(cut.getByText("Link verlopen of invalide, vraag een nieuwe e-mail aan")).toBeVisible();
  expect((await cut.request.get(cut.url())).status()).toBe(410);
  const forged = await visitor.open(path.replace(/token=[^&]+/, "token=forged"));
  await forged.getByRole("button", { name: "Alle mails stoppen" }).click();
  await expect(forged.getByText("Link verlopen of invalide, vraag een nieuwe e-mail aan")).toBeVisible();
  expect((await settingsOf(anna)).disabled).toEqual([]);
  await forged.getByRole("link", { name: "Kies per onderwerp waarover je hoort" }).click();
  await expect(forged).toHaveURL(/\/login\?redirect=%2Fnotifications$/);
});
