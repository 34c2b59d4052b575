import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPolling } from "./polling.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often it asked after each of these waits. */
async function countsAfter(waits: readonly number[], receivesPush: () => Promise<boolean>): Promise<number[]> {
  const poll = vi.fn<() => void>();
  startPolling(poll, receivesPush);
  const counts: number[] = [];
  for (const wait of waits) {
    await vi.advanceTimersByTimeAsync(wait);
    counts.push(poll.mock.calls.length);
  }
  return counts;
}

test("asks first after 5 seconds, then every 60", async () => {
  expect(await countsAfter([4_999, 1, 59_999, 1, 60_000], async () => false)).toEqual([0, 1, 1, 2, 3]);
});

test("asks every 300 seconds where push messages come, and every 60 when they end", async () => {
  let isPushed = true;
  const waits = [4_999, 1, 60_000, 239_999, 1];
  expect(await countsAfter(waits, async () => isPushed)).toEqual([0, 1, 1, 1, 2]);
  isPushed = false;
  expect(await countsAfter([5_000, 60_000], async () => isPushed)).toEqual([1, 2]);
});

test("a browser that cannot say whether it gets push messages asks as one that does not", async () => {
  const unknown = () => Promise.reject(new Error("forbidden"));
  expect(await countsAfter([5_000, 60_000], unknown)).toEqual([1, 2]);
});

test("asks no more once stopped, also while the browser looks after its subscription", async () => {
  const poll = vi.fn<() => void>();
  const known = Promise.withResolvers<boolean>();
  const stop = startPolling(poll, () => known.promise);
  vi.advanceTimersByTime(5_000);
  stop();
  known.resolve(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(poll).toHaveBeenCalledTimes(1);
});
