import { expect, test } from "vitest";
import { decideTestPayment } from "../../app/contract/development.ts";
import { getPayment, listBundles, startPayment } from "../../app/contract/money/payments.ts";
import { openMember } from "../../app/contract/operators/operator-members.ts";
import { operatorPayments, operatorRefund } from "../../app/contract/operators/money/operator-refunds.ts";
import { listWithdrawals, withdraw } from "../../app/contract/money/withdrawals.ts";
import { eventually } from "../support/eventually.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { expectSoundLedger } from "../support/site/invariants.ts";
import { mortalSite, untilApiEnds } from "../support/site/mortal-site.ts";
import { operatorCookie } from "../support/site/operator-cookie.ts";
import type { MadeMember } from "../support/site/site-api.ts";
import { storedRows } from "../support/site/stored-data.ts";

/** `KILL_ROUNDS=50 npm test -- faults kill-refunds` ends it fifty times while money goes back. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 2);
/** Milliseconds: what a round takes at most, on a busy machine. */
const OF_A_ROUND = 45_000;
const HOURS = 60 * 60_000;

/** A payment, and the refund that was asked of it. */
interface Tried {
  payment_id: string;
  refund_id: string;
  acknowledged: boolean;
}

interface Buyer {
  member: MadeMember;
  api: ApiClient;
  tried: Tried[];
}

/** Buys the smallest bundle, and has it given back in this way, until the process is gone. */
function giveBackUntilGone({ api, tried }: Buyer, ask: (one: Tried) => Promise<() => Promise<unknown>>) {
  return untilApiEnds(async () => {
    const { bundles, payment_methods } = await api.callOrThrow(listBundles, { country: "NL" });
    const [bundle, payment_method] = [bundles[0]?.id ?? "", payment_methods[0] ?? "creditcard"];
    const one: Tried = { payment_id: crypto.randomUUID(), refund_id: crypto.randomUUID(), acknowledged: false };
    const order = { payment_id: one.payment_id, bundle, payment_method, return_url: "http://localhost/transactions" };
    const { payment } = await api.callOrThrow(startPayment, order);
    const id = decodeURIComponent(payment.checkout_url?.split("/").at(-1) ?? "");
    await api.callOrThrow(decideTestPayment, { id, decision: "pay" });
    const send = await ask(one);
    tried.push(one);
    await send();
    one.acknowledged = true;
  });
}

const byWithdrawal =
  ({ api }: Buyer) =>
  async ({ payment_id, refund_id }: Tried) => {
    const { contracts } = await api.callOrThrow(listWithdrawals);
    const shown = contracts.find(({ payment }) => payment.payment_id === payment_id);
    const sums = { refund: shown?.refund.amount ?? 0, unused: shown?.unused ?? 0 };
    return () => api.callOrThrow(withdraw, { refund_id, payment_id, name: "Anna", ...sums });
  };

const byOperator =
  ({ member: { id } }: Buyer, olga: ApiClient) =>
  async ({ payment_id, refund_id }: Tried) => {
    const { payments } = await olga.callOrThrow(operatorPayments, { id });
    const seen = payments.find(({ payment }) => payment.payment_id === payment_id)?.unused_refund.amount ?? 0;
    const order = { refund_id, id, payment_id, kind: "unused" as const, seen, reason: "asked by mail" };
    return () => olga.callOrThrow(operatorRefund, order);
  };

test(
  "kill -9 in the middle of withdrawing and refunding: all that was asked goes back, once, and both sides' books agree",
  async () => {
    const site = await mortalSite();
    const olga = await operatorCookie(site);
    const buyers: Buyer[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const member = await site.internal().makeMember({ credits: 0, country: "NL" });
      const buyer: Buyer = { member, api: site.device(member.cookie), tried: [] };
      buyers.push(buyer);
      const operator = site.device(olga);
      await operator.callOrThrow(openMember, { id: member.id, reason: "asked by mail" });
      const givingBack = [
        giveBackUntilGone(buyer, byWithdrawal(buyer)),
        giveBackUntilGone({ ...buyer, api: site.device(member.cookie) }, byOperator(buyer, operator)),
      ];
      const enough = 2 + (round % 3);
      await eventually(`${enough} are acknowledged`, async () => acknowledgedOf(buyer) >= enough, OF_A_ROUND);
      await site.killAndRestart();
      await Promise.all(givingBack);
    }
    const internal = site.internal();
    await internal.moveClock(4 * HOURS);
    for (const buyer of buyers) {
      const now = { ...buyer, api: site.device(buyer.member.cookie) };
      await expectAllBack(now, () => internal.runAlarm(buyer.member.id));
      const entries = await expectSoundLedger(internal, { id: buyer.member.id, api: now.api });
      for (const { payment_id } of buyer.tried) {
        const granted = entries.filter(({ key }) => key === `payment:${payment_id}`);
        expect(granted, "paid credits are granted once").toHaveLength(1);
      }
    }
    await site.stop();
    const refunds = buyers.flatMap(({ tried }) => tried);
    expect(refunds.length).toBeGreaterThanOrEqual(2 * ROUNDS);
    expectBooksAgree(site.dataDir, refunds);
  },
  ROUNDS * OF_A_ROUND + 60_000,
);

const acknowledgedOf = ({ tried }: Buyer) => tried.filter(({ acknowledged }) => acknowledged).length;

/** What was acknowledged goes back by itself. */
async function expectAllBack({ api, tried }: Buyer, runAlarm: () => Promise<unknown>): Promise<void> {
  for (const { payment_id, acknowledged } of tried) {
    await eventually(
      "nothing is on its way any more",
      async () => {
        await runAlarm();
        const { payment } = await api.callOrThrow(getPayment, { payment_id });
        return acknowledged ? payment.refund?.status === "done" : payment.refund?.status !== "requested";
      },
      30_000,
    );
  }
}

/** As the provider keeps it. */
interface KeptPayment {
  payment_id: string;
  amount: { amount: number };
  refunds?: { key: string; amount: number; state: string }[];
}

/** Sentence 3: refunds never exceed payments, and what we wrote down is what the provider has. */
function expectBooksAgree(dataDir: string, tried: readonly Tried[]): void {
  const rows = storedRows(dataDir);
  const of = (table: string) =>
    rows
      .filter(({ where }) => where.endsWith(` ${table}`))
      .map(({ row }) => JSON.parse(row) as { [column: string]: string });
  const provider = of("test_payments").map(({ record = "" }) => JSON.parse(record) as KeptPayment);
  const ours = of("refunds");
  for (const { payment_id, refund_id, acknowledged } of tried) {
    const record = provider.find((one) => one.payment_id === payment_id);
    const theirs = record?.refunds ?? [];
    const written = ours.filter((row) => row["payment_id"] === payment_id);
    expect(written.map((row) => row["refund_id"])).toEqual(acknowledged || written.length > 0 ? [refund_id] : []);
    expect(theirs.map(({ amount }) => amount)).toEqual(written.map((row) => Number(row["amount"])));
    const back = theirs.reduce((sum, { amount }) => sum + amount, 0);
    expect(back).toBeLessThanOrEqual(record?.amount.amount ?? 0);
  }
}
