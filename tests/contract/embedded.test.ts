import { expect, test } from "vitest";
import { listChats } from "../../app/contract/conversations/conversations.ts";
import { getMember, listLikes, searchMembers } from "../../app/contract/people/discovery.ts";
import { decideTestPayment } from "../../app/contract/development.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import type { LedgerEntry } from "../support/site/site-api.ts";
import { eventually } from "../support/eventually.ts";
import { caller, problemOf, raw, refusal } from "./caller.ts";
import { aReadyMember, embedded, siteSettings, type ApiMember } from "./fixtures/members.ts";
import { aPayment, balanceOf, refOf } from "./fixtures/payments.ts";
import { allCards } from "./fixtures/search.ts";
import { needs } from "./tested-api.ts";
import { messagesArrived, write } from "./fixtures/messages.ts";

needs("internal calls");

/** What the wallet holds by its entries alone; fails where the balance was ever below zero. */
function walletOf(entries: LedgerEntry[]): number {
  return entries.reduce((before, { from_account, to_account, credits }) => {
    expect(credits).toBeGreaterThan(0);
    const isOwn = (account: string) => Number(account === "wallet");
    const balance = before + (isOwn(to_account) - isOwn(from_account)) * credits;
    expect(balance).toBeGreaterThanOrEqual(0);
    return balance;
  }, 0);
}

async function entriesOf({ id }: ApiMember): Promise<LedgerEntry[]> {
  return (await embedded().ledger(id)).entries;
}

test("after everything that costs, the ledger's entries are the balance shown, each key once", async () => {
  const [anna, bert] = [await aReadyMember({ credits: 2 }), await aReadyMember()];
  const paid = await aPayment(anna.api);
  const [failed, open] = [await aPayment(anna.api), await aPayment(anna.api)];
  await caller().callOrThrow(decideTestPayment, { id: refOf(failed), decision: "fail" });
  for (let time = 0; time < 2; time += 1) await write(anna, bert);
  await caller().callOrThrow(decideTestPayment, { id: refOf(paid), decision: "pay" });
  await write(anna, bert);
  const entries = await entriesOf(anna);
  expect(walletOf(entries)).toBe(await balanceOf(anna.api));
  expect(walletOf(entries)).toBe(paid.credits - 1 * (await siteSettings()).message_credits);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  const granted = entries.filter(({ key }) => key.includes("payment"));
  expect(granted.map(({ credits }) => credits)).toEqual([paid.credits]);
  expect(JSON.stringify(entries)).not.toContain(open.payment_id);
});

test("what was sent leaves the outbox", async () => {
  const [anna, bert] = [await aReadyMember(), await aReadyMember()];
  await write(anna, bert);
  await messagesArrived(bert, anna, 1);
  await eventually("her outbox is empty", async () => (await embedded().outbox(anna.id)).pending === 0);
});

test("one member's secret opens nothing of another's", async () => {
  const [anna, bert] = [await aReadyMember(), await aReadyMember()];
  const secret = (anna.api.cookies["session"] ?? "").split(".")[1];
  for (const session of [`${bert.id}.${secret}`, `${bert.id}.`, bert.id, `${anna.id}.${secret}.x`, `.${secret}`, ""]) {
    const thief = caller({ cookies: { session } });
    if (session === `${anna.id}.${secret}.x`) continue;
    for (const endpoint of [currentUser, listChats, listLikes])
      expect(refusal(await thief.call(endpoint)), session).toBe("authentication_required");
  }
});

test("a fictional profile says so on its card, its profile and in the chat, and is never online", async () => {
  const marker = "1931-02-03";
  const [anna, fay] = [
    await aReadyMember({ seeking: "female" }),
    await aReadyMember({ gender: "female", seeking: "female", fictional: true, date_of_birth: marker }),
  ];
  const search = async () => (await anna.api.callOrThrow(searchMembers, { min_age: 93, max_age: 120 })).results;
  await eventually("she is listed", async () => (await search()).some(({ id }) => id === fay.id));
  await write(anna, fay);
  const cards = [
    (await search()).find(({ id }) => id === fay.id),
    (await anna.api.callOrThrow(getMember, { id: fay.id })).profile,
    (await anna.api.callOrThrow(listChats)).chats[0]?.profile,
  ];
  for (const card of cards) expect(card).toMatchObject({ id: fay.id, fictional: true, online: false });
});

test("paging through a search shows everybody once", async () => {
  const people = await Promise.all(
    Array.from({ length: 60 }, () =>
      aReadyMember({
        gender: "male",
        seeking: "female",
        country: "IE",
        region: "Cork",
        city: "Cork",
        date_of_birth: "1940-06-01",
      }),
    ),
  );
  const asker = await aReadyMember({ seeking: "male", country: "IE", region: "Cork", city: "Cork" });
  const search = { countryregion: "Cork", min_age: 80, max_age: 95 };
  const count = async () => (await asker.api.callOrThrow(searchMembers, search)).numResults;
  await eventually("all are listed", async () => (await count()) >= people.length);
  const ids = (await allCards(asker.api, search)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of people) expect(ids).toContain(id);
});

test("without the token nobody finds the internal calls", async () => {
  const calls = [
    "GET /internal/seeded",
    "GET /internal/ledger?member=x",
    "POST /internal/clock",
    "POST /internal/seed/member",
  ];
  for (const call of calls) {
    const [method = "", path = ""] = call.split(" ");
    for (const Authorization of ["", "Bearer", "Bearer ", "Bearer undefined", "Bearer wrong"]) {
      const answer = await raw(path, { method, headers: { Authorization }, ...(method === "POST" && { body: "{}" }) });
      expect(problemOf(answer), `${call} ${Authorization}`).toEqual({ error: "not_found" });
    }
  }
});
