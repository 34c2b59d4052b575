import { expect, test, vi } from "vitest";
import { afterPress, watchPresses } from "./after-press.ts";

/** Presses in a page without elements, on a clock that only the test moves. */
function pressing(act: (fire: (...types: string[]) => void, stop: () => void) => void): void {
  const page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  try {
    const stop = watchPresses();
    act((...types) => types.forEach((type) => page.dispatchEvent(new Event(type))), stop);
    vi.runAllTimers();
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
}

test("what waits for a press comes after its click, or a while after a press without one", () => {
  pressing((fire) => {
    const act = vi.fn();
    afterPress(act);
    expect(act).toHaveBeenCalledTimes(1);
    fire("pointerdown");
    afterPress(act);
    fire("pointerup", "click");
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(2);
    fire("pointerdown", "pointerup");
    afterPress(act);
    vi.advanceTimersByTime(399);
    expect(act).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(3);
  });
});

test("the end of one press does not end the next", () => {
  pressing((fire) => {
    const act = vi.fn();
    fire("pointerdown", "pointerup", "click", "pointerdown");
    afterPress(act);
    vi.advanceTimersByTime(1000);
    expect(act).not.toHaveBeenCalled();
    fire("pointerup", "click");
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
  });
});

test("once nothing waits for a press, presses are not watched and set no timers", () => {
  pressing((fire, stop) => {
    stop();
    const act = vi.fn();
    fire("pointerdown");
    afterPress(act);
    expect(act).toHaveBeenCalledTimes(1);
    fire("pointerup", "click", "pointercancel");
    expect(vi.getTimerCount()).toBe(0);
  });
});
