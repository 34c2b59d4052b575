import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { requestEmailChange } from "../../app/contract/account/access.ts";
import { signup } from "../../app/contract/account/account.ts";
import { deleteAccount } from "../../app/contract/account/deletion.ts";
import { listMails, setPush, type SentMail } from "../../app/contract/account/notifications.ts";
import { login } from "../../app/contract/account/session.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { aSignUp } from "../support/sign-up.ts";
import { aPushKey, uniqueWord } from "../support/site/member-to-erase.ts";
import { eventually } from "../support/eventually.ts";
import { ownSite, type OwnSite } from "../support/site/own-site.ts";
import { tracesInFiles, checkpointDatabases } from "../support/site/stored-data.ts";

const DAY = 24 * 60 * 60_000;

/** What stands in the bytes of the files once the objects sleep. */
async function bytesLeft(site: OwnSite, traces: readonly string[]): Promise<string> {
  await site.stop();
  checkpointDatabases(site.dataDir);
  const found = tracesInFiles(site.dataDir, traces);
  await site.start();
  return found;
}

/** Mails of this kind, once so many of them have left. */
async function sentMails(api: ApiClient, kind: string, count = 1): Promise<SentMail[]> {
  let found: SentMail[] = [];
  await eventually(`${count} of ${kind} are sent`, async () => {
    found = (await api.callOrThrow(listMails)).mails.filter((mail) => mail.kind === kind && mail.status === "sent");
    return found.length === count;
  });
  return found;
}

test("of the list of mails nothing is left after 90 days", async () => {
  const site = await ownSite("old-mails");
  const account = { email: `${uniqueWord()}@example.org`, password: `password ${uniqueWord()}` };
  const { cookie } = await site.internal().makeMember(account);
  // So many that the space of one that goes is not all taken by the next one.
  for (const name of ["first", "second", "third"]) {
    const order = { email: `${name}-${uniqueWord()}@new.example`, password: account.password };
    await site.device(cookie).callOrThrow(requestEmailChange, order);
  }
  const mails = await sentMails(site.device(cookie), "email_change", 3);
  // A row's values follow each other without a gap. An address alone stands in other tables too.
  const rows = mails.map(({ subject, to }) => `${subject}${to}`);
  for (const row of rows) expect(await bytesLeft(site, [row])).toContain(row);
  await site.moveClock(91 * DAY);
  const device = site.device();
  await device.callOrThrow(login, account);
  await sentMails(device, "new_sign_in");
  expect(await bytesLeft(site, rows)).toBe("");
  await site.close();
});

test("the keys of devices are gone as soon as an account is closed, and a message that waits once it is erased", async () => {
  const site = await ownSite("closed-words");
  const friend = await site.internal().makeMember();
  const message = `Would you write to me? ${uniqueWord()}`;
  const order = aSignUp({ target: friend.id, signup_message: message });
  const api = site.device();
  const { user } = await api.callOrThrow(signup, order);
  // Beside a device's address, which an index holds as well, stands the key that its messages are sealed with.
  const auth = randomBytes(16).toString("base64url");
  const subscription = { endpoint: `https://push.example.org/${uniqueWord()}`, keys: { ...aPushKey, auth } };
  await api.callOrThrow(setPush, { subscription });
  for (const trace of [message, auth]) expect(await bytesLeft(site, [trace])).toContain(trace);
  const device = site.device();
  await device.callOrThrow(login, { email: order.email, password: order.password });
  await device.callOrThrow(deleteAccount, { password: order.password, reason: "other", comment: "" });
  expect(await bytesLeft(site, [auth])).toBe("");
  // Until then the account may come back, and with it what stands in its conversations (decision 0209).
  expect(await bytesLeft(site, [message])).toContain(message);
  await site.moveClock(15 * DAY);
  await eventually(
    "nothing is left of the words",
    async () => {
      await site.internal().runAlarm(user.id ?? "");
      return (await bytesLeft(site, [message])) === "";
    },
    40_000,
  );
  await site.close();
});
