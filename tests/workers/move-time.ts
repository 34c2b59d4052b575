import { onTestFinished } from "vitest";
import { clock, moveClock } from "../../workers/api/clock.ts";

/** So many milliseconds on from where the clock is, until the test is over. */
export function moveTime(milliseconds: number): void {
  moveClock(clock.offset() + milliseconds);
  onTestFinished(() => moveClock(0));
}
