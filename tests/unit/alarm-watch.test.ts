import { afterEach, expect, test, vi } from "vitest";
import { AlarmWatch } from "../../workers/api/actors/member/engine/alarm-watch.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A watch at a clock of its own, and how often it set the alarm. */
function aWatch() {
  vi.useFakeTimers();
  vi.spyOn(console, "info").mockReturnValue();
  const setAlarm = vi.fn();
  const watch = new AlarmWatch(setAlarm);
  return { watch, setAlarm };
}

test("an alarm that has not gone off ten seconds after its time is set once more", () => {
  const { watch, setAlarm } = aWatch();
  const at = Date.now() + 1000;
  watch.begin(at, "anna", () => false);
  vi.advanceTimersByTime(10_999);
  expect(setAlarm).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(setAlarm.mock.calls).toEqual([[Date.now()]]);
  vi.advanceTimersByTime(60_000);
  expect(setAlarm).toHaveBeenCalledTimes(1);
});

test("one that went off, ended, or comes in more than a minute is not", () => {
  const { watch, setAlarm } = aWatch();
  watch.begin(Date.now() + 1000, "anna", () => true);
  vi.advanceTimersByTime(100_000);
  watch.begin(Date.now() + 1000, "anna", () => false);
  watch.end();
  vi.advanceTimersByTime(100_000);
  watch.begin(Date.now() + 60_001, "anna", () => false);
  vi.advanceTimersByTime(1_000_000);
  expect(setAlarm).not.toHaveBeenCalled();
});
