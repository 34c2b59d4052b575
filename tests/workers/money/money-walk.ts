/* oxlint-disable vitest/no-standalone-expect -- judged after each step of a test */
import fc from "fast-check";
import type { Bundle } from "../../../app/contract/money/payments.ts";
import { expect } from "vitest";
import { clock, moveClock } from "../../../workers/api/clock.ts";
import type { TestStatus } from "../../../workers/api/actors/site/test-provider/test-payments.ts";
import type { ProviderPayment } from "../../../workers/api/providers/payment/payment-provider.ts";
import { inObject } from "../deletion-fixtures.ts";
import { anAnswer } from "../fictional-fixtures.ts";
import { valueOf } from "../member-fixtures.ts";
import { KeptKeys } from "./kept-keys.ts";
import { actors, BUNDLES, type MoneyWorld, provider, refOf, site } from "./money-world.ts";
import { orderBundle, type OrderKind, refundPayment, sendOne, withdrawOne } from "./money-acts.ts";
import { expectSoundBooks } from "./sound-books.ts";

const HOUR = 60 * 60_000;
const UNPAID: readonly TestStatus[] = ["open", "failed", "cancelled", "expired"];

interface Decision {
  status: TestStatus;
  told: boolean;
  from?: readonly TestStatus[];
}

/** What may happen next, and how often beside the others. */
const ACTS = {
  order: 4,
  order_discounted: 1,
  order_bonus: 1,
  order_debit: 1,
  order_unsent: 1,
  order_unanswered: 1,
  pay: 6,
  fail: 1,
  charge_back: 3,
  give_back: 2,
  webhook: 6,
  overtaken: 2,
  text: 3,
  gift: 2,
  photo: 1,
  to_fictional: 2,
  answer: 1,
  withdraw: 3,
  refund_unused: 2,
  refund_all: 2,
  agree: 2,
  decline: 1,
  refunds_pending: 1,
  refunds_refused: 1,
  refunds_done: 2,
  refunds_come_back: 1,
  limit: 1,
  repeat: 4,
  change: 3,
  at_once: 2,
  alarm: 3,
  wait: 1,
} as const;
type Act = keyof typeof ACTS;

/** `device` does it; `at` and `n` say with which payment, bundle or key. */
export interface Step {
  act: Act;
  device: number;
  at: number;
  n: number;
}

const acts = (Object.keys(ACTS) as Act[]).map((act) => ({ weight: ACTS[act], arbitrary: fc.constant(act) }));
export const aStep: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(...acts),
  device: fc.nat(2),
  at: fc.nat(99),
  n: fc.nat(11),
});

/** Takes steps, and looks after each whether the books are right. */
export class MoneyWalk {
  readonly payments: string[] = [];
  readonly keys = new KeptKeys();
  /** What the provider said of a payment, one after another: it may arrive later than what it said after that. */
  readonly #said = new Map<string, ProviderPayment[]>();

  readonly #stages = new Map<string, number>();

  constructor(readonly world: MoneyWorld) {}

  async take(step: Step): Promise<void> {
    const token = this.world.tokens[step.device] ?? "";
    await this.#act(step, token);
    await this.keys.changeNew(token);
    await this.expectRight(token);
  }

  /** Sentences 1 to 4 of the measures. */
  async expectRight(token: string): Promise<void> {
    const { anna } = this.world;
    const { credits } = valueOf(await anna.stub.account.user(token));
    await inObject({ id: anna.id, site }, (sql) => {
      expectSoundBooks(sql);
      const changes =
        "SELECT sum(iif(to_account = 'wallet', credits, iif(from_account = 'wallet', -credits, 0))) AS sum FROM ledger";
      expect(sql.exec<{ sum: number }>(changes).one().sum, "what is shown").toBe(credits);
      this.keys.expectOneEffect(sql);
      this.#expectNoWayBack(sql);
    });
  }

  /** What arrives late undoes nothing that is known. */
  #expectNoWayBack(sql: SqlStorage): void {
    const stages = sql.exec<{ payment_id: string; stage: number }>(
      "SELECT payment_id, 2 * revision + (status IN ('completed', 'charged_back')) AS stage FROM payments",
    );
    for (const { payment_id, stage } of stages) {
      expect(stage, "how far a payment has come").toBeGreaterThanOrEqual(this.#stages.get(payment_id) ?? 0);
      this.#stages.set(payment_id, stage);
    }
  }

  async #act({ act, at, n }: Step, token: string): Promise<void> {
    const { world, keys } = this;
    // One of the last few, so that much happens to each.
    const payment_id = this.payments.at(-1 - (at % Math.min(3, Math.max(1, this.payments.length)))) ?? "";
    const bundle = BUNDLES[n % BUNDLES.length] ?? BUNDLES[0];
    if (isOrder(act)) return this.#order(act, token, bundle);
    if (act === "pay") return this.#decide(payment_id, { status: "paid", told: n % 3 > 0 });
    if (act === "fail") return this.#decide(payment_id, { status: "failed", told: n % 3 > 0 });
    if (act === "charge_back") return this.#decide(payment_id, { status: "charged_back", told: n % 3 > 0 });
    if (act === "give_back")
      return this.#decide(payment_id, { status: "paid", told: n % 3 > 0, from: ["charged_back"] });
    if (act === "webhook") return this.hear(payment_id);
    if (act === "overtaken") return this.#hearLate(payment_id, n);
    if (act === "text" || act === "gift" || act === "photo") return sendOne(this, { token, kind: act, to: world.bert });
    if (act === "to_fictional") return sendOne(this, { token, kind: n % 2 ? "text" : "gift", to: world.fictional });
    if (act === "answer") return anAnswer(world.fictional, world.anna);
    if (act === "withdraw") return withdrawOne(this, token, payment_id);
    if (act === "refund_unused" || act === "refund_all") return refundPayment(this, payment_id, act);
    if (act === "agree" || act === "decline") return this.#secondOperator(act === "agree", n % 3 === 0);
    if (act === "limit") return this.#limit(token, n, bundle.price.currency);
    if (act === "alarm") return world.anna.stub.runDue();
    if (act === "wait") return this.wait(n * 5);
    if (act === "at_once") return this.#atOnce(payment_id);
    const kept = keys.at(at);
    if (act === "repeat") return kept && keys.repeat(kept, token);
    if (act === "change") return kept && keys.change(kept, token);
    await this.#refundsGo(payment_id, act);
  }

  async #order(kind: OrderKind, token: string, bundle: Bundle): Promise<void> {
    await orderBundle(this, { kind, token, bundle });
  }

  /** What the payer or their bank does; `told`: the webhook comes at once. */
  async #decide(payment_id: string, { status, told, from = UNPAID }: Decision): Promise<void> {
    const ref = await refOf(this.world, payment_id);
    if (!ref) return;
    await this.#listen(payment_id, ref);
    await actors.site().testPayments.decide(ref, status, status === "charged_back" ? ["paid"] : from);
    await this.#listen(payment_id, ref);
    if (told) await this.hear(payment_id);
  }

  /** What the provider would say now may arrive later. */
  async #listen(payment_id: string, ref: string): Promise<void> {
    const known = await provider.fetch(ref);
    if (known) this.#said.set(payment_id, [...(this.#said.get(payment_id) ?? []), known]);
  }

  /** The webhook: the provider is asked, and what it says is true. */
  async hear(payment_id: string): Promise<void> {
    const ref = await refOf(this.world, payment_id);
    const known = ref && (await provider.fetch(ref));
    if (!known) return;
    valueOf(await this.world.anna.stub.money.settlePayment(known));
  }

  async #hearLate(payment_id: string, n: number): Promise<void> {
    const said = this.#said.get(payment_id) ?? [];
    const known = said[n % Math.max(1, said.length)];
    if (known) valueOf(await this.world.anna.stub.money.settlePayment(known));
  }

  async #secondOperator(agree: boolean, own: boolean): Promise<void> {
    const { money } = this.world.anna.stub;
    const operator = own ? { id: "olga", name: "Olga" } : { id: "otto", name: "Otto" };
    const listed = (await money.refundablePayments(operator)) ?? [];
    const proposal = listed.flatMap(({ refunds }) => refunds).find(({ status }) => status === "proposed");
    if (!proposal) return;
    const { refund_id } = proposal;
    const answer = await money.decideProposal({ refund_id, agree, act: { operator, why: "looked at" } });
    if (own && agree) expect(answer.ok, "nobody is their own second").toBe(false);
  }

  async #limit(token: string, n: number, currency: string): Promise<void> {
    const limit = n % 3 === 0 ? null : n % 3 === 1 ? ("keep" as const) : 500 * n;
    valueOf(await this.world.anna.stub.money.setSpendingLimit(token, limit, currency));
  }

  async #refundsGo(payment_id: string, act: Act): Promise<void> {
    const ref = await refOf(this.world, payment_id);
    const mode = act.slice("refunds_".length);
    if (ref) await actors.site().testPayments.decideRefunds(ref, mode === "come_back" ? "failed" : (mode as "done"));
  }

  /** Three devices at one moment: one withdraws, one spends, one hears of the payment; and an operator refunds. */
  async #atOnce(payment_id: string): Promise<void> {
    const [one = "", other = ""] = this.world.tokens;
    const spend = [one, other].map((token) => sendOne(this, { token, kind: "text" as const, to: this.world.bert }));
    const money = [withdrawOne(this, one, payment_id), refundPayment(this, payment_id, "refund_all")];
    await Promise.all([...money, ...spend, this.hear(payment_id), this.world.anna.stub.runDue()]);
  }

  async wait(hours: number): Promise<void> {
    moveClock(clock.offset() + hours * HOUR);
    await this.world.anna.stub.runDue();
  }
}

function isOrder(act: Act): act is OrderKind {
  return act.startsWith("order");
}
