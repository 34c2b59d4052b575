import { expect, test } from "vitest";
import { sendMessage } from "../../app/contract/conversations/conversations.ts";
import { type Message } from "../../app/contract/conversations/message.ts";
import { uploadMessagePhoto } from "../../app/contract/conversations/message-photos.ts";
import { decideTestPayment } from "../../app/contract/development.ts";
import { getPayment, listBundles, startPayment } from "../../app/contract/money/payments.ts";
import { sendReport } from "../../app/contract/safety/reports.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { eventually } from "../support/eventually.ts";
import {
  everyMessage,
  expectPaidIsGranted,
  expectSameConversation,
  expectSoundLedger,
  type CheckedMember,
} from "../support/site/invariants.ts";
import { mortalSite, untilApiEnds } from "../support/site/mortal-site.ts";
import type { MadeMember, siteApi } from "../support/site/site-api.ts";
import { sendFewUntilGone, sendPhotoUntilGone, sendUntilGone, type Tried } from "../support/site/send-until-gone.ts";
import { storedRows } from "../support/site/stored-data.ts";

/** `KILL_ROUNDS=100 npm test -- faults kill` ends it a hundred times while it sends. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 3);
/** In so many rounds somebody begins a conversation that is looked at first: only so many may wait. */
const INSPECTED_ROUNDS = 3;
/** Milliseconds: what a round takes at most, on a busy machine. */
const OF_A_ROUND = 30_000;

/** Until so many more were acknowledged: the others are on their way at that moment. */
function someMore(tried: Tried[], count: number): Promise<void> {
  const acknowledged = () => tried.filter((attempt) => attempt.acknowledged).length;
  const before = acknowledged();
  return eventually(`${count} more are acknowledged`, async () => acknowledged() >= before + count, 60_000);
}

async function payUntilGone(api: ApiClient, tried: Tried[]): Promise<void> {
  const { bundles, payment_methods } = await api.callOrThrow(listBundles, { country: "NL" });
  const [bundle] = bundles;
  const [method] = payment_methods;
  if (!bundle || !method) throw new Error("nothing to buy");
  await untilApiEnds(async () => {
    const attempt = { key: crypto.randomUUID(), text: bundle.id, acknowledged: false };
    tried.push(attempt);
    const order = { payment_id: attempt.key, bundle: bundle.id, payment_method: method };
    const { payment } = await api.callOrThrow(startPayment, { ...order, return_url: "http://localhost/transactions" });
    const id = payment.checkout_url?.split("/").at(-1) ?? "";
    await api.callOrThrow(decideTestPayment, { id: decodeURIComponent(id), decision: "pay" });
    const paid = await api.callOrThrow(getPayment, { payment_id: attempt.key });
    attempt.acknowledged = paid.payment.status === "completed";
  });
}

/** What somebody is reported for. */
const REPORTED = ["Buy my rings", "My shop is open", "Read my book"];

test(
  "kill -9 in the middle of sending loses, doubles and invents no message and no credit, held ones neither",
  async () => {
    const site = await mortalSite();
    const { makeMember } = site.internal();
    const [anna, bert] = [await makeMember({ credits: 5000 * ROUNDS, paid_user: true }), await makeMember()];
    // He begins more conversations than a new member may on one day.
    const signup_date = Date.now() - 400 * 24 * 60 * 60_000;
    const [eva, carl] = [
      await makeMember({ fictional: true }),
      await makeMember({ credits: 500, paid_user: true, signup_date }),
    ];
    await holdMessagesOf(site, carl);
    const [tried, toFictional]: [Tried[], Tried[]] = [[], []];
    const inspected: { to: MadeMember; tried: Tried[] }[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const waiting = { to: await site.internal().makeMember(), tried: [] };
      const isInspected = round <= INSPECTED_ROUNDS;
      if (isInspected) inspected.push(waiting);
      const sending = [
        ...[1, 2, 3].map((device) =>
          sendUntilGone(site.device(anna.cookie), bert.id, { round: round * 10 + device, tried }),
        ),
        sendPhotoUntilGone(site.device(anna.cookie), bert.id, { round, tried }),
        sendUntilGone(site.device(anna.cookie), eva.id, { round, tried: toFictional }),
        isInspected &&
          sendFewUntilGone(site.device(carl.cookie), waiting.to.id, { round, tried: waiting.tried, beside: tried }),
      ];
      const enough = 10 * Math.min(round, INSPECTED_ROUNDS);
      await Promise.all([someMore(tried, enough), someMore(toFictional, 2), isInspected && someMore(waiting.tried, 2)]);
      await site.killAndRestart();
      await Promise.all(sending);
    }
    const witnesses = {
      anna: { id: anna.id, api: site.device(anna.cookie) },
      bert: { id: bert.id, api: site.device(bert.cookie) },
    };
    await expectOneEffectEach(witnesses.anna, bert.id, tried);
    await expectPhotosLeft(site.internal(), witnesses.anna, bert);
    await expectDelivered(site.internal(), anna.id);
    const messages = await expectSameConversation(witnesses.anna, witnesses.bert);
    const contentOf = ({ text, gift = "", photo }: Pick<Tried, "text" | "gift" | "photo"> | Message) =>
      `${photo ? "photo" : gift} ${text}`;
    expect(messages.map(contentOf).sort()).toEqual(tried.map(contentOf).sort());
    const entries = await expectSoundLedger(site.internal(), witnesses.anna);
    expect(entries.filter((entry) => entry.to_account === "site:messages")).toHaveLength(tried.length);

    await expectOneEffectEach(witnesses.anna, eva.id, toFictional);
    const held = (await expectSoundLedger(site.internal(), witnesses.anna)).filter(
      (entry) => entry.to_account === "held:messages",
    );
    expect(held).toHaveLength(toFictional.length);

    const writer = { id: carl.id, api: site.device(carl.cookie) };
    for (const { to, tried: held } of inspected) {
      await expectOneEffectEach(writer, to.id, held);
      await expectDelivered(site.internal(), carl.id);
      expect((await everyMessage(writer, to)).every(({ inspection }) => inspection === "waiting")).toBe(true);
      expect(await everyMessage({ id: to.id, api: site.device(to.cookie) }, carl)).toEqual([]);
    }
    const paid = (await expectSoundLedger(site.internal(), writer)).filter((entry) => entry.from_account === "wallet");
    expect(paid, "what he wrote before").toHaveLength(REPORTED.length);
    await site.stop();
    const waiting = storedRows(site.dataDir).filter(
      ({ where, row }) => where.endsWith(" queue_items") && row.includes('"held-texts"') && row.includes(carl.id),
    );
    expect(waiting).toHaveLength(inspected.flatMap(({ tried: held }) => held).length);
  },
  ROUNDS * OF_A_ROUND + 60_000,
);

/** Three members report what somebody wrote to them: from then on it is looked at first. */
async function holdMessagesOf(site: Awaited<ReturnType<typeof mortalSite>>, writer: MadeMember): Promise<void> {
  for (const text of REPORTED) {
    const { id: to, cookie } = await site.internal().makeMember();
    await site.device(writer.cookie).callOrThrow(sendMessage, { client_id: crypto.randomUUID(), to, text });
    await expectDelivered(site.internal(), writer.id);
    const order = { key: crypto.randomUUID(), id: writer.id, reason: "advertising" as const, text: "" };
    await site.device(cookie).callOrThrow(sendReport, order);
    await expectDelivered(site.internal(), to);
  }
}

/** Sentences 5 and 6 before anything is repeated; then 4: repeated with its key, each attempt has one effect. */
async function expectOneEffectEach(sender: CheckedMember, to: string, tried: Tried[]): Promise<void> {
  const kept = (await everyMessage(sender, { id: to })).map((message) => message.text);
  for (const { text, acknowledged } of tried) {
    const times = kept.filter((one) => one === text).length;
    expect(times, text).toBeLessThanOrEqual(1);
    if (acknowledged) expect(times, text).toBe(1);
  }
  for (const { key, text, gift, photo, acknowledged } of tried) {
    if (acknowledged && !text.endsWith("0")) continue; // every tenth of those that are surely there
    if (photo) await sender.api.callOrThrow(uploadMessagePhoto, { key });
    const { message } = await sender.api.callOrThrow(sendMessage, { client_id: key, to, text, gift, photo });
    expect(message).toMatchObject({ text, ...(gift && { gift }) });
    const other = await sender.api.call(sendMessage, { client_id: key, to, text: `${text}!`, gift, photo });
    expect(other.ok ? undefined : other.problem.error).toBe("key_reused");
  }
}

/** A step of their preparation that was cut off is done once more after five minutes. */
async function expectPhotosLeft(
  internal: ReturnType<typeof siteApi>,
  sender: CheckedMember,
  to: { id: string },
): Promise<void> {
  await internal.moveClock(20 * 60_000);
  await eventually(
    "no photo waits",
    async () => {
      await internal.runAlarm(sender.id);
      return (await everyMessage(sender, to)).every(({ waits_for }) => !waits_for);
    },
    30_000,
  );
}

async function expectDelivered(internal: ReturnType<typeof siteApi>, member: string): Promise<void> {
  await internal.runAlarm(member);
  await eventually("the outbox is empty", async () => (await internal.outbox(member)).pending === 0, 30_000);
}

test(
  "kill -9 in the middle of paying gives the credits of every completed payment, once",
  async () => {
    const site = await mortalSite();
    const buyers: { carl: MadeMember; tried: Tried[] }[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      // A member cannot begin payments without end, so each round has a buyer of its own.
      const carl = await site.internal().makeMember({ credits: 0, country: "NL" });
      const tried: Tried[] = [];
      buyers.push({ carl, tried });
      const paying = [1, 2].map(() => payUntilGone(site.device(carl.cookie), tried).catch(() => undefined));
      await someMore(tried, 1 + (round % 4));
      await site.killAndRestart();
      await Promise.all(paying);
    }
    for (const { carl, tried } of buyers) {
      const witness = { id: carl.id, api: site.device(carl.cookie) };
      await expectPaymentsSettled(witness, tried);
      await expectPaidIsGranted(witness, await expectSoundLedger(site.internal(), witness));
    }
    await site.stop();
  },
  ROUNDS * OF_A_ROUND + 60_000,
);

/**
 * An acknowledged payment stays completed; of any other one the member can find out how it stands. An order that was cut off before the
 * provider heard of it has failed once it was asked after, minutes later: after many rounds.
 */
async function expectPaymentsSettled({ api }: CheckedMember, tried: Tried[]): Promise<void> {
  for (const { key, acknowledged } of tried) {
    const answer = await api.call(getPayment, { payment_id: key });
    if (acknowledged) expect(answer.ok && answer.value.payment.status).toBe("completed");
    else if (answer.ok && answer.value.payment.status === "failed")
      expect(answer.value.payment.checkout_url, "the provider never heard of it").toBeFalsy();
    else expect(answer.ok ? answer.value.payment.status : answer.problem.error).toMatch(/pending|completed|not_found/);
  }
}
