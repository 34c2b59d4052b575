import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPolling } from "./polling.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("asks first after 5 seconds, then every 60", () => {
  const poll = vi.fn<() => void>();
  startPolling(poll);
  const counts = [4_999, 1, 59_999, 1, 60_000].map((wait) => {
    vi.advanceTimersByTime(wait);
    return poll.mock.calls.length;
  });
  expect(counts).toEqual([0, 1, 1, 2, 3]);
});

test("asks no more once stopped", () => {
  const poll = vi.fn<() => void>();
  const stop = startPolling(poll);
  vi.advanceTimersByTime(5_000);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(poll).toHaveBeenCalledTimes(1);
});
