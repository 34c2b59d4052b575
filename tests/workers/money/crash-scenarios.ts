/* oxlint-disable vitest/no-standalone-expect -- judged at each point of a scenario */
import { runInDurableObject } from "cloudflare:test";
import { expect } from "vitest";
import type { Bundle } from "../../../app/contract/money/payments.ts";
import type { Site } from "../../../workers/api/actors/site/site.ts";
import { priceList } from "../../../workers/api/actors/site/prices/prices.ts";
import { order } from "../../../workers/api/features/money/order.ts";
import { settleByRef } from "../../../workers/api/providers/payment/settle-by-ref.ts";
import { testPaymentProvider } from "../../../workers/api/providers/payment/test-payment-provider.ts";
import { inObject, objects } from "../deletion-fixtures.ts";
import { aMember, actors, type TestMember, valueOf } from "../member-fixtures.ts";
import { DAYS_14 } from "../paid-fixtures.ts";
import type { MortalProcess } from "./crash-points.ts";

const site = "tests";
const provider = testPaymentProvider(actors.site());
const prices = priceList("NL", 1);

/** A member who deals with one payment. Every key is minted before, so whatever is sent again is the same. */
export interface Dealing {
  anna: TestMember;
  bert: TestMember;
  bundle: Bundle;
  payment_id: string;
  refund_id: string;
  message: string;
}

type Act = () => Promise<unknown>;

/** Steps that the process takes, and what is true once they were all taken and everything has arrived. */
export interface Scenario {
  bundle: Bundle;
  /** What came before, undisturbed. */
  before: (dealing: Dealing, process: MortalProcess) => Act[];
  steps: (dealing: Dealing, process: MortalProcess) => Act[];
  /** What comes again by itself, beside alarms: a provider whose call got no answer calls again. */
  again?: (dealing: Dealing, process: MortalProcess) => Act[];
  done: { balance: number; status: string; back: number; receipts: string[]; mails: string[]; acts: string[] };
}

const aBundle = (credits: number, amount: number): Bundle => {
  const price = { amount, currency: "EUR" };
  return { id: String(credits), credits, price, per_message: price, best_value: false };
};

export async function aDealing({ bundle }: Scenario): Promise<Dealing> {
  const [payment_id, refund_id, message] = Array.from({ length: 3 }, () => crypto.randomUUID());
  const keys = { payment_id: payment_id ?? "", refund_id: refund_id ?? "", message: message ?? "" };
  return { anna: await aMember(), bert: await aMember(), bundle, ...keys };
}

/** Her object as it runs now: after a crash the old stub is broken. */
export const objectOf = ({ anna }: Dealing) => actors.member(anna.id);

async function refOf({ anna, payment_id }: Dealing): Promise<string> {
  return (await provider.find({ site, member: anna.id, payment_id, since: 0 }))?.ref ?? "";
}

const alarm = (dealing: Dealing) => () => objectOf(dealing).runDue();

/** The site's own deliveries. It is another object, and is not ended. */
export async function siteAlarm(): Promise<void> {
  const stub = objects.SITE.getByName(site) as unknown as DurableObjectStub<Site>;
  await runInDurableObject(stub, (instance) => instance.alarm());
}

/** Events to the site, what it answers, and mails. */
const arrive = (dealing: Dealing): Act[] => [alarm(dealing), siteAlarm, alarm(dealing)];

function buy(dealing: Dealing, process: MortalProcess): Act[] {
  const { anna, bundle, payment_id } = dealing;
  const body = {
    payment_id,
    bundle: bundle.id,
    payment_method: "ideal" as const,
    return_url: "http://localhost/credits",
  };
  const call = { actors, site, requestId: "test", caller: { id: anna.id, token: anna.token }, body };
  return [
    () => order(call, { bundle, prices, provider: process.calling(provider) }),
    async () => actors.site().testPayments.decide(await refOf(dealing), "paid"),
    ...webhook(dealing, process),
    ...arrive(dealing),
  ];
}

function webhook(dealing: Dealing, process: MortalProcess): Act[] {
  const asked = { actors, site, requestId: "test" };
  return [async () => settleByRef({ ...asked, provider: process.calling(provider), ref: await refOf(dealing) })];
}

async function withdraw(dealing: Dealing): Promise<void> {
  const { anna, payment_id, refund_id, bundle } = dealing;
  const shown = { refund: bundle.price.amount, unused: bundle.credits };
  valueOf(
    await objectOf(dealing).money.withdraw(anna.token, {
      refund_id,
      payment_id,
      name: "Anna",
      days: DAYS_14,
      ...shown,
    }),
  );
}

async function propose({ payment_id, refund_id, bundle, ...dealing }: Dealing): Promise<void> {
  const act = { operator: { id: "olga", name: "Olga" }, why: "asked by mail" };
  const given = { refund_id, payment_id, kind: "all" as const, seen: bundle.price.amount, act };
  valueOf(await actors.member(dealing.anna.id).money.refundByOperator(given));
}

/** Again it is decided already. */
async function agree(dealing: Dealing): Promise<void> {
  const act = { operator: { id: "otto", name: "Otto" }, why: "looked at" };
  const answer = await objectOf(dealing).money.decideProposal({ refund_id: dealing.refund_id, agree: true, act });
  if (!answer.ok) expect(answer.problem.error).toBe("decision_changed");
}

async function spend(dealing: Dealing): Promise<void> {
  const { anna, bert, message: client_id } = dealing;
  const given = { client_id, to: bert.id, text: "Shall we walk?", cost: 5, length: 2000, hold_hours: 48 };
  valueOf(await objectOf(dealing).conversations.send(anna.token, given));
}

const takeBack = async (dealing: Dealing) =>
  actors.site().testPayments.decide(await refOf(dealing), "charged_back", ["paid"]);

export const scenarios: Record<string, Scenario> = {
  buying: {
    bundle: aBundle(20, 995),
    before: () => [],
    steps: buy,
    done: { balance: 20, status: "completed", back: 0, receipts: ["receipt"], mails: ["purchase"], acts: [] },
  },
  withdrawing: {
    bundle: aBundle(20, 995),
    before: buy,
    steps: (dealing) => [() => withdraw(dealing), ...arrive(dealing), ...arrive(dealing)],
    done: {
      balance: 0,
      status: "completed",
      back: 995,
      receipts: ["credit_note", "receipt"],
      mails: ["purchase", "refund"],
      acts: [],
    },
  },
  "refunding by two operators": {
    bundle: aBundle(200, 6000),
    before: buy,
    steps: (dealing) => [() => propose(dealing), () => agree(dealing), ...arrive(dealing), ...arrive(dealing)],
    done: {
      balance: 0,
      status: "completed",
      back: 6000,
      receipts: ["credit_note", "receipt"],
      mails: ["purchase", "refund"],
      acts: ["refund_proposed", "refunded"],
    },
  },
  "being charged back": {
    bundle: aBundle(20, 995),
    before: (dealing, process) => [...buy(dealing, process), () => spend(dealing)],
    steps: (dealing, process) => [() => takeBack(dealing), ...webhook(dealing, process), ...arrive(dealing)],
    again: webhook,
    done: {
      balance: 0,
      status: "charged_back",
      back: 0,
      receipts: ["credit_note", "receipt"],
      mails: ["charge_back", "purchase"],
      acts: [],
    },
  },
};

/** All that can be counted of it, in this member's object, at the site and at the provider. */
export async function standOf(dealing: Dealing) {
  const { anna, payment_id } = dealing;
  const known = await provider.fetch(await refOf(dealing));
  const own = await inObject(anna, (sql) => {
    const all = <Row extends Record<string, SqlStorageValue>>(query: string) => sql.exec<Row>(query).toArray();
    return {
      payments: all<{ payment_id: string; status: string }>("SELECT payment_id, status FROM payments"),
      refunds: all<{ refund_id: string; status: string; amount: number }>(
        "SELECT refund_id, status, amount FROM refunds",
      ),
      receipts: all<{ kind: string; number: string | null }>("SELECT kind, number FROM receipts ORDER BY kind"),
      waiting: all<{ kind: string }>("SELECT kind FROM outbox"),
    };
  });
  const mails = (await actors.site().mails(anna.order.email)).map(({ kind = "" }) => kind);
  const kinds = ["purchase", "refund", "charge_back"];
  return {
    ...own,
    balance: valueOf(await objectOf(dealing).account.user(anna.token)).credits,
    known,
    mails: mails.filter((kind) => kinds.includes(kind)).toSorted(),
    acts: await actsAbout(anna),
    payment_id,
  };
}

/** What the site's audit log has of operators' refunds to this member. */
async function actsAbout({ id }: TestMember): Promise<string[]> {
  const stub = objects.SITE.getByName(site) as unknown as DurableObjectStub;
  return runInDurableObject(stub, (_site, { storage }) =>
    storage.sql
      .exec<{ action: string }>(
        "SELECT action FROM audit JOIN audit_subjects USING (subject) WHERE member = ? ORDER BY action",
        id,
      )
      .toArray()
      .map(({ action }) => action),
  );
}
