import { useEffect, useEffectEvent, type ReactNode } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import * as styles from "./countdown.css.ts";
import { timeLeft } from "./time-left.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

interface CountdownProps {
  /** When it ends, ISO 8601 UTC. */
  until: string;
  /** The server's clock when the page was made, in ms since 1970: the reader's may be wrong by a day. */
  now: number;
  /** What ends, for screen readers: "Your discount ends". */
  label: string;
  /** The end in words, until a script runs and where none does: "at 14:05". */
  end: ReactNode;
  /** "12 minutes left", read out at round minutes (time-left.ts). */
  sayMinutes(minutes: number): string;
  /** In place of the time when it is over. */
  over: ReactNode;
  onOver?: () => void;
}

/** Counts down once a second. The two texts share one place, so that nothing moves when the script begins. */
export function Countdown({ until, now, label, end, sayMinutes, over, onOver }: CountdownProps) {
  const left = useSecondsLeft({ end: Date.parse(until), now });
  const isOver = left?.seconds === 0;
  const onEnd = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);
  return (
    <span className={styles.countdown}>
      <span role="timer" aria-label={label} className={styles.place}>
        <time dateTime={until} className={left ? styles.hidden : styles.shown} aria-hidden={left ? true : undefined}>
          {end}
        </time>
        {left && <span className={styles.shown}>{isOver ? over : timeLeft(left.seconds)}</span>}
      </span>
      <span role="status" className={visuallyHidden}>
        {isOver ? over : left?.roundMinutes !== undefined && sayMinutes(left.roundMinutes)}
      </span>
    </span>
  );
}
