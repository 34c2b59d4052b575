import { env } from "cloudflare:workers";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import { endObject, MortalProcess } from "../../../../../tests/workers/money/crash-points.ts";
import {
  aDealing,
  type Dealing,
  objectOf,
  type Scenario,
  scenarios,
  siteAlarm,
  standOf,
} from "../../../../../tests/workers/money/crash-scenarios.ts";
import { expectSoundBooks } from "../../../../../tests/workers/money/sound-books.ts";
import { clock, moveClock } from "../../../clock.ts";

/** `CRASH_POINTS=all npm test -- workers crash-points` has alarms come first, and has everything sent again at once, at each point; else at every other one. */
const ALL = (env as unknown as { CRASH_POINTS: string }).CRASH_POINTS === "all";
const HOUR = 60 * 60_000;
const NEVER = 0;

afterEach(() => moveClock(0));

/** Until the process ends, or all was done. */
async function run(steps: readonly (() => Promise<unknown>)[], process: MortalProcess): Promise<void> {
  for (const step of steps) {
    try {
      await step();
    } catch (failure) {
      if (!process.isOver) throw failure;
    }
    if (process.isOver) return;
  }
}

/** Alarms go off, and again a while later. */
async function timePasses(dealing: Dealing): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    moveClock(clock.offset() + 3 * HOUR);
    await objectOf(dealing).runDue();
    await siteAlarm();
    await objectOf(dealing).runDue();
  }
}

/** Nobody sent anything again: nothing is half done, and the provider's books are ours. Answers whether it is certain that the payment never began. */
async function expectNothingHalf(dealing: Dealing, point: string): Promise<boolean> {
  await timePasses(dealing);
  await inObject(dealing.anna, expectSoundBooks);
  const { payments, refunds, receipts, waiting, known } = await standOf(dealing);
  for (const { status } of payments) expect(status, point).toBe(known?.status ?? "failed");
  if (known) expect(payments, point).toHaveLength(1);
  const back = refunds.filter(({ status }) => status === "done").reduce((sum, { amount }) => sum + amount, 0);
  expect(back, point).toBe(known?.refunded ?? 0);
  expect(
    refunds.filter(({ status }) => status === "requested"),
    point,
  ).toEqual([]);
  expect(
    receipts.filter(({ number }) => number === null),
    point,
  ).toEqual([]);
  expect(waiting, point).toEqual([]);
  return payments.length > 0 && !known;
}

/** Everything was sent again, and happened once. */
async function expectDone(dealing: Dealing, { done }: Scenario, point: string): Promise<void> {
  await timePasses(dealing);
  await inObject(dealing.anna, expectSoundBooks);
  const { payments, refunds, receipts, known, payment_id, ...stand } = await standOf(dealing);
  expect({ ...stand, back: known?.refunded ?? 0, receipts: receipts.map(({ kind }) => kind) }, point).toEqual({
    balance: done.balance,
    back: done.back,
    receipts: done.receipts,
    mails: done.mails,
    acts: done.acts,
    waiting: [],
  });
  expect(payments, point).toEqual([{ payment_id, status: done.status }]);
  expect(
    refunds.map(({ status }) => status),
    point,
  ).toEqual(done.back > 0 ? ["done"] : []);
}

/** Ends at its nth step; answers whether it came so far. */
async function endsAt(n: number, scenario: Scenario, patient: boolean): Promise<boolean> {
  moveClock(0);
  const dealing = await aDealing(scenario);
  const forever = new MortalProcess(NEVER);
  await run(scenario.before(dealing, forever), forever);
  const { id, site } = dealing.anna.order;
  await endObject({ id, site });
  const process = new MortalProcess(n);
  await process.takeIn({ id, site });
  await run(scenario.steps(dealing, process), process);
  await endObject({ id, site });
  const point = `ended at point ${n}${patient ? ", alarms first" : ""}`;
  if (patient) {
    await run(scenario.again?.(dealing, forever) ?? [], forever);
    const never = await expectNothingHalf(dealing, point);
    // The key's answer stays that it failed: who wants it still orders anew.
    if (never) return process.isOver;
  }
  await run(scenario.steps(dealing, forever), forever);
  await expectDone(dealing, scenario, point);
  return process.isOver;
}

for (const [name, scenario] of Object.entries(scenarios))
  test(`a process that ends between any two steps of ${name} leaves nothing half done, and what is sent again happens once`, async () => {
    const spies = (["warn", "error"] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
    onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
    for (const patientFirst of ALL ? [true, false] : [true]) {
      let points = 0;
      while (await endsAt(points + 1, scenario, (points % 2 === 0) === patientFirst)) points += 1;
      expect(points, "points").toBeGreaterThan(10);
    }
  }, 240_000);
