import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { activate, signup } from "../../app/contract/account/account.ts";
import { like } from "../../app/contract/people/discovery.ts";
import { getNotifications, listMails } from "../../app/contract/account/notifications.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import { freePort } from "../../scripts/serve/processes/port.ts";
import { startTestSite, type TestSite } from "../../scripts/serve/test-site.ts";
import { aSignUp } from "../support/sign-up.ts";
import { apiClient, type ApiClient } from "../support/http/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { mailServer } from "../support/doubles/mail-server.ts";
import { noScriptBrowser } from "../support/http/no-script-browser.ts";
import { siteApi } from "../support/site/site-api.ts";

const FROM = "post@periwinkle.example";

/** A site for real: no demonstration, and a mail server that is somebody else's. */
async function liveSite(url: string): Promise<TestSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-smtp-"));
  return startTestSite({ dataDir, mode: "live", mail: { MAIL_SMTP_URL: url, MAIL_FROM: FROM } });
}

interface Newcomer {
  id: string;
  email: string;
  api: ApiClient;
}

async function signsUp(site: TestSite, { name = "Zoë", language = "nl", gender = "female" } = {}): Promise<Newcomer> {
  const api = apiClient(site.apiOrigin ?? "");
  const order = aSignUp({ name, language: language as "nl", gender: gender as "female" });
  await api.callOrThrow(signup, order);
  const { user } = await api.callOrThrow(currentUser);
  return { id: String(user.id), email: order.email, api };
}

const statusOf = async ({ api }: Newcomer) => (await api.callOrThrow(listMails)).mails[0]?.status;

test("a mail arrives complete: both parts, its headers, its subject in UTF-8, and a link that works", async () => {
  const server = await mailServer();
  const site = await liveSite(server.url);
  const zoe = await signsUp(site);
  await eventually("the mail has arrived", async () => server.taken.length > 0);
  const [{ to, mail, raw } = { to: "", mail: undefined, raw: "" }] = server.taken;
  expect(to).toBe(zoe.email);
  expect(mail?.from).toEqual({ name: "Periwinkle", address: FROM });
  expect(mail?.subject).toBe("Bevestig je e-mailadres");
  expect(mail?.text).toContain("Hallo Zoë,");
  expect(mail?.html).toContain("Hallo Zoë,");
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("message-id")).toBe(`<${zoe.id}.mail.2@localhost>`);
  expect(headers.get("auto-submitted")).toBe("auto-generated");
  expect(headers.get("feedback-id")).toBe("activation:periwinkle:mail:periwinkle");
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(headers.get("list-unsubscribe")).toMatch(
    /^<http:\/\/localhost:\d+\/unsubscribe\?id=[a-z2-7]{16}&token=[\w-]+>$/,
  );
  for (const line of raw.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  const link = new URL(/https?:\/\/\S+\/activate\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  const browser = noScriptBrowser(site.origin);
  expect((await browser.get(link.pathname + link.search)).status).toBe(200);
  expect((await zoe.api.callOrThrow(currentUser)).user.status).toBe("not_confirmed");
  expect((await browser.post(link.pathname + link.search, {})).location).toBe("/activate/done");
  expect((await zoe.api.callOrThrow(currentUser)).user.status).toBe("confirmed");
  expect(await statusOf(zoe)).toBe("sent");
  await site.stop();
  await server.stop();
});

test("a subject with other signs than ASCII arrives as it was written", async () => {
  const server = await mailServer();
  const site = await liveSite(server.url);
  const internal = siteApi({ apiOrigin: site.apiOrigin ?? "", seedToken: site.seedToken });
  const zoe = await signsUp(site, { name: "Zoë" });
  await eventually("the first mail", async () => server.taken.length === 1);
  const link = new URL(/https?:\/\/\S+\/activate\S+/.exec(server.taken[0]?.mail.text ?? "")?.[0] ?? "");
  const token = link.searchParams.get("token") ?? "";
  await zoe.api.callOrThrow(activate, { id: zoe.id, token });
  // A week and a like later.
  const friend = await signsUp(site, { name: "Žofie 💙 Ærø", gender: "male" });
  await friend.api.callOrThrow(like, { id: zoe.id });
  await eventually("the like is there", async () => (await zoe.api.callOrThrow(currentUser)).user.num_new_likes === 1);
  await internal.moveClock(6 * 60_000);
  await internal.runAlarm(zoe.id);
  const hers = () => server.taken.filter(({ to }) => to === zoe.email);
  await eventually("her second mail", async () => hers().length === 2);
  expect(hers()[1]?.mail.subject).toContain("Žofie 💙 Ærø");
  expect(hers()[1]?.raw).toContain("List-Unsubscribe: <http://localhost");
  await site.stop();
  await server.stop();
});

test("an address that takes no mail is a bounce; one that is refused because of us is tried again", async () => {
  const server = await mailServer();
  const site = await liveSite(server.url);
  const internal = siteApi({ apiOrigin: site.apiOrigin ?? "", seedToken: site.seedToken });
  await server.stop();
  const [bounced, fine] = [await signsUp(site), await signsUp(site)];
  server.refusals.set(bounced.email, "550 5.1.1 no such user here");
  server.refusals.set(fine.email, "550 5.7.1 we do not know you yet");
  await server.start();
  await eventually("the refusal is known", async () => {
    for (const { id } of [bounced, fine]) await internal.runAlarm(id);
    return (await statusOf(bounced)) === "bounced";
  });
  const { notifications } = await bounced.api.callOrThrow(getNotifications);
  expect(notifications.disabled.map(({ reason }) => reason)).toEqual(["bounce"]);
  expect((await bounced.api.callOrThrow(currentUser)).user.notifications_disabled).toEqual(["bounce"]);
  expect(await statusOf(fine)).toBe("waiting");
  server.refusals.clear();
  await internal.moveClock(10 * 60_000);
  await internal.runAlarm(fine.id);
  await eventually("the other mail has left", async () => (await statusOf(fine)) === "sent");
  expect((await fine.api.callOrThrow(getNotifications)).notifications.disabled).toEqual([]);
  expect(server.taken.map(({ to }) => to)).toEqual([fine.email]);
  await site.stop();
  await server.stop();
});

test("while the mail server is down nothing is lost, and afterwards nothing comes twice", async () => {
  const server = await mailServer();
  const site = await liveSite(server.url);
  await server.stop();
  const people = await Promise.all(Array.from({ length: 5 }, () => signsUp(site)));
  const internal = siteApi({ apiOrigin: site.apiOrigin ?? "", seedToken: site.seedToken });
  for (const { id } of people) await internal.runAlarm(id);
  for (const one of people) expect(await statusOf(one)).toBe("waiting");
  await server.start();
  await eventually(
    "everybody has their mail",
    async () => (await Promise.all(people.map(statusOf))).every((status) => status === "sent"),
    30_000,
  );
  expect(server.taken.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
  await site.stop();
  await server.stop();
});

test("a server that closes the connection halfway, or sends nonsense, delays no other mail", async () => {
  const port = await freePort();
  const site = await liveSite(`smtp://127.0.0.1:${port}`);
  const internal = siteApi({ apiOrigin: site.apiOrigin ?? "", seedToken: site.seedToken });
  const greetings = ["", "220 hello\r\n", "220 hello\r\n250-half", "this is no mail server at all\r\n".repeat(3000)];
  let calls = 0;
  const rude = createServer((socket) => {
    socket.on("error", () => undefined).resume();
    socket.end(greetings[calls++ % greetings.length] ?? "");
  });
  rude.listen(port, "127.0.0.1");
  await once(rude, "listening");
  const anna = await signsUp(site);
  // Later than any pause between two attempts.
  let minutes = 0;
  const tryAgain = async () => {
    await internal.moveClock((minutes += 6) * 60_000);
    await internal.runAlarm(anna.id);
  };
  while (calls <= greetings.length) await tryAgain();
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  expect(await statusOf(anna)).toBe("waiting");
  rude.close();
  await once(rude, "close");
  const server = await mailServer(port);
  await eventually("the mail has arrived", async () => {
    await tryAgain();
    return (await statusOf(anna)) === "sent";
  });
  expect(server.taken).toHaveLength(1);
  await site.stop();
  await server.stop();
});

test("after three days a mail is given up, and the log says so", async () => {
  const site = await liveSite(`smtp://127.0.0.1:${await freePort()}`);
  const internal = siteApi({ apiOrigin: site.apiOrigin ?? "", seedToken: site.seedToken });
  const anna = await signsUp(site);
  const day = 24 * 60 * 60_000;
  await internal.moveClock(3 * day - 60_000);
  await internal.runAlarm(anna.id);
  expect(await statusOf(anna)).toBe("waiting");
  await internal.moveClock(3 * day + 10 * 60_000);
  await internal.runAlarm(anna.id);
  const { mails } = await anna.api.callOrThrow(listMails);
  expect(mails.find(({ kind }) => kind === "activation")?.status).toBe("given_up");
  await site.stop();
});
