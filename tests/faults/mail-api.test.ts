import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signup } from "../../app/contract/account/account.ts";
import { getNotifications, listMails } from "../../app/contract/account/notifications.ts";
import { startTestSite } from "../../scripts/serve/test-site.ts";
import { aSignUp, anEmail } from "../support/sign-up.ts";
import { apiClient } from "../support/http/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { mailApi } from "../support/doubles/mail-api.ts";
import { siteApi } from "../support/site/site-api.ts";

const KEY = "the key that signs webhooks";

async function aSite() {
  const provider = await mailApi(KEY);
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-mail-api-"));
  const mail = {
    MAIL_HTTP_URL: provider.url,
    MAIL_HTTP_KEY: "the key of the API",
    MAIL_WEBHOOK_KEY: KEY,
    MAIL_FROM: "post@periwinkle.example",
  };
  const site = await startTestSite({ dataDir, mode: "live", mail });
  const api = apiClient(site.apiOrigin ?? "");
  const signsUp = async (email = anEmail()) => {
    await api.callOrThrow(signup, aSignUp({ name: "Zoë", email }));
    return email;
  };
  return {
    provider,
    api,
    signsUp,
    internal: siteApi({ apiOrigin: site.apiOrigin ?? "", seedToken: site.seedToken }),
    status: async () => (await api.callOrThrow(listMails)).mails[0]?.status,
    reasons: async () => (await api.callOrThrow(getNotifications)).notifications.disabled.map(({ reason }) => reason),
    /** As the provider would call: from elsewhere, with no cookie. */
    async hook(body: object) {
      const response = await fetch(`${site.origin}/api/mail-webhook.php`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return response.status;
    },
    async stop() {
      await site.stop();
      await provider.stop();
    },
  };
}

test("a mail goes to the provider's API with everything that a mail has", async () => {
  const { provider, signsUp, status, stop } = await aSite();
  const email = await signsUp();
  await eventually("the mail was taken", async () => (await status()) === "sent");
  const [form] = provider.taken;
  expect(form).toMatchObject({
    to: email,
    from: '"Periwinkle" <post@periwinkle.example>',
    subject: "Bevestig je e-mailadres",
    "o:tracking": "no",
    "h:List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(form?.["text"]).toContain("Hallo Zoë,");
  expect(form?.["html"]).toContain("Hallo Zoë,");
  expect(provider.authorization()).toBe(`Basic ${Buffer.from("api:the key of the API").toString("base64")}`);
  await stop();
});

test("an address that the provider refuses is a bounce; what is wrong with us is tried again", async () => {
  const { provider, signsUp, status, reasons, stop } = await aSite();
  provider.answers.push(
    { status: 401, body: "Forbidden" },
    { status: 400, body: '{"message":"from parameter is not a valid address. please check documentation"}' },
    { status: 503, body: "busy" },
    { status: 400, body: '{"message":"to parameter is not a valid address. please check documentation"}' },
  );
  await signsUp();
  await eventually("the refusal is known", async () => (await status()) === "bounced", 30_000);
  expect(provider.answers).toEqual([]);
  expect(provider.taken).toEqual([]);
  expect(await reasons()).toEqual(["bounce"]);
  await stop();
});

test("a webhook is accepted when it was signed just now, and once", async () => {
  const { provider, signsUp, status, reasons, hook, internal, stop } = await aSite();
  await signsUp();
  await eventually("the mail was taken", async () => (await status()) === "sent");
  const mail = provider.taken[0]?.["v:mail-id"] ?? "";
  const bounce = { event: "failed", severity: "permanent", "user-variables": { "mail-id": mail } };
  const refused = [
    provider.tells(bounce, { key: "another key" }),
    provider.tells(bounce, { now: Date.now() - 16 * 60_000 }),
    provider.tells(bounce, { now: Date.now() + 16 * 60_000 }),
    { ...provider.tells(bounce), signature: undefined },
    { ...provider.tells(bounce), signature: { timestamp: "now", token: "t", signature: "" } },
    provider.tells({ ...bounce, "user-variables": { "mail-id": "aaaaaaaaaaaa/mail/1" } }),
    provider.tells({ ...bounce, "user-variables": { "mail-id": `${mail.split("/")[0]}/push/1` } }),
    provider.tells({ event: "failed", severity: "permanent" }),
    {},
  ];
  for (const body of refused) expect(await hook(body), JSON.stringify(body)).toBe(404);
  for (const event of [
    { ...bounce, severity: "temporary" },
    { ...bounce, event: "delivered" },
  ]) {
    expect(await hook(provider.tells(event))).toBe(200);
  }
  expect([await status(), await reasons()]).toEqual(["sent", []]);
  const signed = provider.tells(bounce);
  expect(await hook(signed)).toBe(200);
  expect([await status(), await reasons()]).toEqual(["bounced", ["bounce"]]);
  expect(await hook(signed)).toBe(404);
  expect(await hook(provider.tells({ ...bounce, event: "complained" }))).toBe(200);
  expect([await status(), await reasons()]).toEqual(["complained", ["bounce", "fbl"]]);
  await internal.moveClock(0);
  await stop();
});
