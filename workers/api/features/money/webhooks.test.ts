import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { paymentWebhook, startPayment } from "../../../../app/contract/money/payments.ts";
import { inObject } from "../../../../tests/workers/deletion-fixtures.ts";
import { aMember, totalsOf, valueOf } from "../../../../tests/workers/member-fixtures.ts";
import { actors, provider, site } from "../../../../tests/workers/money/money-world.ts";
import { expectSoundBooks } from "../../../../tests/workers/money/sound-books.ts";
import { moveTime } from "../../../../tests/workers/move-time.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import type { TestStatus } from "../../actors/site/test-provider/test-payments.ts";

const DAY = 24 * 60 * 60_000;
/** What becomes of each payment, one after another, and its end. */
const fates: [then: TestStatus[], end: string, credits: number][] = [
  [["paid"], "completed", 20],
  [["failed", "paid"], "completed", 20],
  [["paid", "charged_back"], "charged_back", 0],
  [["paid", "charged_back", "paid"], "completed", 20],
  [["expired"], "expired", 0],
];
const ANY: TestStatus[] = ["open", "failed", "paid", "charged_back"];

async function aBuyer(fated = fates) {
  const member = await aMember({ site });
  const visitor = aVisitor();
  visitor.setCookie(`session=${member.id}.${member.token}`);
  const bought = await Promise.all(
    fated.map(async (fate) => {
      const order = { payment_id: crypto.randomUUID(), bundle: "20", payment_method: "ideal" };
      const { status, body } = await visitor.call(startPayment, { ...order, return_url: "http://localhost/credits" });
      expect(status).toBe(200);
      const { checkout_url } = body["payment"] as { checkout_url: string };
      return { payment_id: order.payment_id, ref: checkout_url.split("/").at(-1) ?? "", fate };
    }),
  );
  return { ...member, bought };
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** Nobody has them: made up, almost right, and of a payment whose member never was. */
async function forgedRefs({ bought: [one] }: Buyer): Promise<string[]> {
  const member = crypto.randomUUID();
  const stranger = { payment_id: one?.payment_id ?? "", site, member, amount: { amount: 995, currency: "EUR" } };
  const words = { description: "", return_url: "http://localhost/", payment_method: "ideal" as const };
  const { ref } = await provider.create({ ...stranger, ...words });
  await actors.site().testPayments.decide(ref, "paid");
  return [ref, `tp_${crypto.randomUUID()}`, `${one?.ref}x`, "tr_abc", "../payments", one?.payment_id ?? ""];
}

const tell = async (id: string) => (await aVisitor().call(paymentWebhook, { id })).status;
const shuffled = (refs: string[]) =>
  fc.sample(fc.shuffledSubarray(refs, { minLength: refs.length }), { numRuns: 1, seed: 7 })[0] ?? refs;
const tenTimes = (refs: string[]) => shuffled(refs.flatMap((ref) => Array.from({ length: 10 }, () => ref)));

test("every webhook ten times, shuffled with others' and with forged ones, at once and days late: each payment becomes what it is, once", async () => {
  const quiet = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => quiet.mockRestore());
  const buyers = [await aBuyer(), await aBuyer(fates.slice(0, 2))];
  const [first] = buyers;
  const forged = first ? await forgedRefs(first) : [];
  const bought = buyers.flatMap((buyer) => buyer.bought);
  for (let step = 0; step < 3; step += 1) {
    for (const { ref, fate } of bought) {
      const status = fate[0][step];
      if (status) await actors.site().testPayments.decide(ref, status, ANY);
    }
    const told = tenTimes([...bought.map(({ ref }) => ref), ...forged]);
    const answers = await Promise.all(told.map(async (ref) => ({ ref, status: await tell(ref) })));
    for (const { ref, status } of answers) expect(status, ref).toBe(forged.includes(ref) ? 404 : 200);
    for (const buyer of buyers) await inObject({ id: buyer.id, site }, expectSoundBooks);
  }
  const entries = async () =>
    (await Promise.all(buyers.map(({ stub }) => stub.money.ledger()))).flatMap((one) => one.entries);
  const before = await entries();
  moveTime(20 * DAY);
  for (const ref of tenTimes(bought.map((one) => one.ref))) expect(await tell(ref)).toBe(200);
  expect(await entries(), "late ones change nothing").toEqual(before);
  for (const buyer of buyers) {
    for (const { payment_id, fate } of buyer.bought)
      expect(valueOf(await buyer.stub.money.payment(buyer.token, payment_id)).status).toBe(fate[1]);
    const credits = buyer.bought.reduce((sum, { fate }) => sum + fate[2], 0);
    expect((await totalsOf(buyer)).credits).toBe(credits);
  }
});
