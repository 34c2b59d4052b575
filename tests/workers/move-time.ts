import { onTestFinished } from "vitest";
import { clock, moveClock } from "../../workers/api/clock.ts";

/** Moves the clock forward by so many milliseconds, until the test is over. */
export function moveTime(milliseconds: number): void {
  moveClock(clock.offset() + milliseconds);
  onTestFinished(() => moveClock(0));
}
