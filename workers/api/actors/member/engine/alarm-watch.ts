import { log } from "../../../log.ts";

/** An alarm further away is not watched: who set it wrote something, and whatever is written later mends it. */
const WATCHED_MS = 60_000;
/** Alarms of a busy machine are late by seconds. */
const LATE_MS = 10_000;

/**
 * workerd may go on waiting for a later alarm where an earlier one was set while it moved the alarm (its issue 7330), and then nothing
 * that is due happens until something else is written. So an alarm that is due soon and has not gone off is set once more, for as long as
 * the object is there. Decision 0262.
 */
export class AlarmWatch {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly setAlarm: (at: number) => unknown) {}

  /** An alarm was set; `hasGoneOff` tells later whether it did. */
  begin(at: number, member: string | undefined, hasGoneOff: () => boolean): void {
    clearTimeout(this.#timer);
    const ahead = at - Date.now();
    if (ahead > WATCHED_MS) return;
    this.#timer = setTimeout(() => {
      if (hasGoneOff()) return;
      log({ level: "info", event: "alarm_set_again", member });
      this.setAlarm(Date.now());
    }, ahead + LATE_MS);
  }

  /** It has gone off, or there is none any more. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
