import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { inStub } from "../../../../tests/workers/deletion-fixtures.ts";
import { clock, moveClock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { actorsOf } from "../actors.ts";
import { listReceipts, type WantedReceipt } from "./receipts.ts";

const siteOf = (name: string) => actorsOf(env as unknown as Env, name).site();

const keptIn = (site: ReturnType<typeof siteOf>, year: number) => inStub(site, (sql) => listReceipts(sql, year));

function wanted(wishes: Partial<WantedReceipt> = {}): WantedReceipt {
  const key = wishes.key ?? crypto.randomUUID();
  const sums = { net: 822, vat: 173, vat_rate: 2100, total: 995, currency: "EUR" };
  const payment = { payment_id: key, payment_method: "ideal" as const, country: "NL", paid_at: 1 };
  return { member: "anna", key, kind: "receipt", ...sums, ...payment, ...wishes };
}

const eventOf = (payload: WantedReceipt) => ({
  id: `${payload.member}/receipt/${payload.key}`,
  kind: "receipt",
  payload,
});

const yearNow = () => new Date(clock.now()).getUTCFullYear();

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test("a thousand payments of many members, told several times, at once and in any order, are numbered 1 to 1,000", async () => {
  const site = siteOf("receipts-thousand");
  const payments = upTo(1000).map((number) => wanted({ member: `member-${number % 37}` }));
  const told = [...payments.filter((_, at) => at % 5 === 0).toReversed(), ...payments];
  for (let at = 0; at < told.length; at += 250)
    await Promise.all(told.slice(at, at + 250).map((payment) => site.receive(eventOf(payment))));
  const kept = await keptIn(site, yearNow());
  expect(kept.map(({ sequence }) => sequence)).toEqual(upTo(1000));
  expect(kept.map(({ key }) => key).toSorted()).toEqual(payments.map(({ key }) => key).toSorted());
});

test("whatever comes in whatever order, also long after it was handled, the numbers have no gap and no repeat", async () => {
  let run = 0;
  const told = fc.array(
    fc.record({
      member: fc.constantFrom("anna", "bert", "cora"),
      key: fc.constantFrom("p1", "p2", "p3", "p4", "p1/refund/1"),
      forgotten: fc.boolean(),
    }),
    { maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(told, async (events) => {
      const site = siteOf(`receipts-property-${(run += 1)}`);
      // The site remembers events for some time only: one that is forgotten comes under another id here.
      for (const { forgotten, ...one } of events) {
        const event = eventOf(wanted(one));
        await site.receive({ ...event, ...(forgotten && { id: `${event.id}/${crypto.randomUUID()}` }) });
      }
      const kept = await keptIn(site, yearNow());
      const expected = [...new Set(events.map(({ member, key }) => `${member}/${key}`))];
      expect(kept.map(({ member, key }) => `${member}/${key}`)).toEqual(expected);
      expect(kept.map(({ sequence }) => sequence)).toEqual(upTo(expected.length));
    }),
    { numRuns: 15 },
  );
});

test("numbers begin anew with the year of the seller's country, in one row for receipts and credit notes", async () => {
  onTestFinished(() => moveClock(0));
  const site = siteOf("receipts-year");
  const at = async (instant: string, wishes: Partial<WantedReceipt> = {}) => {
    moveClock(Date.parse(instant) - Date.now());
    await site.receive(eventOf(wanted(wishes)));
  };
  // In Amsterdam a year ends an hour before it does in UTC.
  await at("2030-12-31T22:59:50Z");
  await at("2030-12-31T22:59:58Z", { kind: "credit_note" });
  await at("2030-12-31T23:00:02Z");
  const numbers = async (year: number) => (await keptIn(site, year)).map(({ kind, sequence }) => [kind, sequence]);
  expect(await numbers(2030)).toEqual([
    ["receipt", 1],
    ["credit_note", 2],
  ]);
  expect(await numbers(2031)).toEqual([["receipt", 1]]);
});

test("what is kept says the company as it was; of a member only the id, and that goes with them", async () => {
  const site = siteOf("receipts-kept");
  await site.receive(eventOf(wanted({ member: "anna", key: "p1" })));
  await site.changeCompany({ name: "Another B.V." });
  await site.receive(eventOf(wanted({ member: "bert", key: "p2" })));
  await site.receive({ id: "erasure/1", kind: "forgotten", payload: { member: "anna", emails: [] } });
  const kept = await keptIn(site, yearNow());
  expect(kept.map(({ sequence, member, key, total }) => [sequence, member, key, total])).toEqual([
    [1, null, "p1", 995],
    [2, "bert", "p2", 995],
  ]);
  expect(kept.map(({ seller }) => (JSON.parse(seller) as { name: string }).name)).toEqual([
    "Periwinkle (demonstration)",
    "Another B.V.",
  ]);
});
