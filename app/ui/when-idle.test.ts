import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("in a browser that is never idle it is done after three seconds", () => {
  vi.stubGlobal("requestIdleCallback", (act: () => void, options?: { timeout?: number }) =>
    options?.timeout === undefined ? 0 : setTimeout(act, options.timeout),
  );
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(2999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test("without idle callbacks it is done later, or not at all once it is called off", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const [act, other] = [vi.fn(), vi.fn()];
  whenIdle(act);
  whenIdle(other)();
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});
