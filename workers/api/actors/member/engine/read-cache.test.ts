import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import {
  aMemberWithPassword,
  signInAgain,
  deleteAccount,
  objects,
} from "../../../../../tests/workers/deletion-fixtures.ts";
import { aMember, delivered, valueOf, write, type TestMember } from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";
import type { MemberEngine } from "./member-engine.ts";

afterEach(() => moveClock(0));

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

function inEngine<Answer>({ id, order }: TestMember, work: (engine: MemberEngine) => Answer): Promise<Answer> {
  const stub = objects.MEMBER.getByName(`${order.site}/${id}`);
  return runInDurableObject(stub, (object) => work((object as unknown as { engine: MemberEngine }).engine));
}

/** What somebody's pages are told, and the same with nothing cached. */
async function toldAndTrue(member: TestMember, token: string) {
  const ask = async () => [
    await member.stub.people.searchContext(token, "user"),
    await member.stub.account.user(token),
    await member.stub.people.likes(token),
  ];
  const told = await ask();
  await inEngine(member, ({ cache }) => cache.drop());
  return { told, true: await ask() };
}

type Pair = { anna: TestMember; bert: TestMember; at: number };
const everyKind = ["fbl", "bounce", "listunsubscribe"] as const;

/** What can happen to a member: their own calls, refused ones, other actors' events, and time. */
const events: Record<string, (pair: Pair) => Promise<unknown>> = {
  language: ({ anna, at }) => anna.stub.account.setLanguage(anna.token, at % 2 ? "en" : "nl"),
  preferences: ({ anna, at }) =>
    anna.stub.notifications.setPreferences(anna.token, { light_mode: at % 2 === 0, time_zone: "" }),
  visitors: ({ anna, at }) => anna.stub.notifications.setPreferences(anna.token, { show_to_visitors: at % 2 === 0 }),
  refused: ({ anna }) => anna.stub.notifications.setPreferences(anna.token, { time_zone: "Nowhere" }),
  like: ({ anna, bert }) => anna.stub.people.like(anna.token, bert.id),
  unlike: ({ anna, bert }) => anna.stub.people.unlike(anna.token, bert.id),
  liked: async ({ anna, bert }) => [await bert.stub.people.like(bert.token, anna.id), await delivered(bert)],
  notLiked: async ({ anna, bert }) => [await bert.stub.people.unlike(bert.token, anna.id), await delivered(bert)],
  view: ({ anna, bert }) => anna.stub.people.view(anna.token, bert.id),
  write: ({ anna, bert }) => write(anna, bert),
  written: async ({ anna, bert }) => [await write(bert, anna), await delivered(bert)],
  read: ({ anna, bert }) => anna.stub.conversations.messages(anna.token, { with: bert.id, limit: 50, mark_read: "1" }),
  block: ({ anna, bert, at }) => anna.stub.receive({ id: `block/${at}`, kind: "block", payload: { id: bert.id } }),
  unblock: ({ anna, bert, at }) =>
    anna.stub.receive({ id: `unblock/${at}`, kind: "unblock", payload: { id: bert.id } }),
  pay: async ({ anna, at }) => {
    const amount = { amount: 500, currency: "EUR" } as const;
    const payment_id = `pay-${at}-${anna.id}`;
    await anna.stub.money.preparePayment(anna.token, {
      payment_id,
      bundle: "small",
      credits: 5,
      amount,
      payment_method: "ideal",
    });
    await anna.stub.money.settlePayment({ payment_id, status: "completed", amount });
  },
  bonus: ({ anna, at }) => anna.stub.money.dismissBonus(anna.token, at % 2 ? "bonus" : "bonus_modal"),
  terms: ({ anna }) => anna.stub.account.giveConsent(anna.token, clock.now()),
  mailFails: ({ anna, at }) =>
    inEngine(anna, (engine) =>
      engine
        .act(({ sql }) =>
          sql.exec("INSERT OR REPLACE INTO notifications_disabled (reason, at) VALUES (?, ?)", everyKind[at % 3], at),
        )
        .toArray(),
    ),
  mailWorks: ({ anna, at }) => anna.stub.notifications.enable(anna.token, everyKind[at % 3] ?? "fbl"),
  otherDevice: ({ anna }) => signInAgain(anna),
  othersOut: ({ anna }) => anna.stub.sessions.endOthers(anna.token),
  leave: ({ anna }) => deleteAccount(anna),
  change: ({ anna, at }) =>
    inEngine(anna, (engine) =>
      engine.act(({ sql }) =>
        sql.exec("INSERT INTO email_change (email, at) VALUES (?, ?)", `${at}@new.nl`, clock.now()),
      ),
    ),
  cancelChange: ({ anna }) => anna.stub.credentials.cancelEmailChange(anna.token),
  outsideOfACall: ({ anna, at }) =>
    inEngine(anna, ({ sql }) => sql.exec("UPDATE account SET city = ?", `City ${at}`).toArray()),
  alarm: ({ anna }) => anna.stub.runDue(),
  sixMinutes: async () => moveClock(clock.offset() + 6 * MINUTE),
  twoDays: async () => moveClock(clock.offset() + 2 * DAY),
  aMonth: async () => moveClock(clock.offset() + 31 * DAY),
  back: async () => moveClock(0),
};

test("whatever was written, and whatever time it is, the next reading call tells what the database says", async () => {
  const property = fc.asyncProperty(
    fc.array(fc.constantFrom(...Object.keys(events)), { minLength: 12, maxLength: 30 }),
    async (names) => {
      const [anna, bert] = [await aMemberWithPassword({ credits: 20 }), await aMember({ credits: 20 })];
      await inEngine(
        anna,
        ({ sql }) => void sql.exec("INSERT INTO photos (id, position, status) VALUES (?, 1, 'active')", anna.id),
      );
      let { token } = anna;
      for (const [at, name] of names.entries()) {
        await events[name]?.({ anna: { ...anna, token }, bert, at });
        const answers = await toldAndTrue(anna, token);
        expect({ after: names.slice(0, at + 1), ...answers }).toMatchObject({ told: answers.true });
        const signedIn = await anna.stub.sessions.knowsSession(token);
        expect(answers.told.map(({ ok }) => ok)).toEqual([signedIn, signedIn, signedIn]);
        // Signed out by leaving, or by a month away.
        if (!signedIn) token = valueOf(await signInAgain(anna)).token;
      }
      moveClock(0);
    },
  );
  await fc.assert(property, { numRuns: 12, seed: 5 });
}, 120_000);

test("what a change read before it was rolled back is not cached", async () => {
  const anna = await aMember();
  const languages = await inEngine(anna, (engine) => {
    const language = () =>
      engine.cache.get(
        "language",
        () => engine.sql.exec<{ language: string }>("SELECT language FROM account").one().language,
      );
    const seen = [language()];
    const change = () =>
      engine.act(({ sql }) => {
        sql.exec("UPDATE account SET language = 'fr'");
        seen.push(language());
        throw new Error("taken back");
      });
    expect(change).toThrow("taken back");
    return [...seen, language()];
  });
  expect(languages).toEqual(["nl", "fr", "nl"]);
});

test("nothing of a session is cached for whoever guesses tokens, and a session that ended opens nothing", async () => {
  const anna = await aMember();
  const asked = await inEngine(anna, (engine) => {
    const reads: string[] = [];
    const known = (token: string) => engine.reading(token, () => ({ ok: true, value: undefined })).ok;
    const { get } = engine.cache;
    engine.cache.get = (key, read, holds) =>
      get.call(engine.cache, key, () => (reads.push(key), read()), holds as never) as never;
    const answers = ["guess", "guess", anna.token, anna.token].map(known);
    return { answers, reads };
  });
  expect(asked).toEqual({
    answers: [false, false, true, true],
    reads: ["session/guess", "session/guess", `session/${anna.token}`],
  });
  await anna.stub.sessions.signOut(anna.token);
  expect(await anna.stub.account.user(anna.token)).toMatchObject({ ok: false });
});

test("a change of address that waits is over when its day is, and nobody wrote anything", async () => {
  const anna = await aMember();
  const oneOClock = Math.ceil(Date.now() / DAY) * DAY + 60 * MINUTE;
  moveClock(oneOClock - Date.now());
  const begun = clock.now() - DAY + 2 * MINUTE;
  await inEngine(anna, ({ sql }) => void sql.exec("INSERT INTO email_change (email, at) VALUES ('a@b.nl', ?)", begun));
  const waits = async () => valueOf(await anna.stub.account.user(anna.token)).email_change;
  // Notes that they are here, and tells the directory.
  await waits();
  await delivered(anna);
  expect(await waits()).toEqual({ email: "a@b.nl", failed: false });
  // Too soon for another note that they are here, which would be a write.
  moveClock(clock.offset() + 4 * MINUTE);
  expect(await waits()).toBeNull();
});
