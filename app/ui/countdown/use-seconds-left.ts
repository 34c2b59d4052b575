import { useEffect, useState } from "react";
import { isRound } from "./time-left.ts";

interface SecondsLeft {
  seconds: number;
  /** Minutes, rounded up. */
  minutes: number;
  /** The last round minute that began since the count did. */
  roundMinutes?: number | undefined;
}

interface Times {
  /** ms since 1970. */
  end: number;
  /** The server's clock when the count began, in ms since 1970. */
  now: number;
}

/** Whole seconds until `end`, rounded up; `undefined` until a script runs. A page that was hidden catches up. */
export function useSecondsLeft({ end, now }: Times): SecondsLeft | undefined {
  const [left, setLeft] = useState<SecondsLeft>();
  useEffect(() => {
    const ahead = now - Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      clearTimeout(timer);
      const ms = Math.max(0, end - Date.now() - ahead);
      setLeft((earlier) => counted(Math.ceil(ms / 1000), earlier));
      // At the moment when the number changes.
      if (ms > 0) timer = setTimeout(tick, ms % 1000 || 1000);
    }
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [end, now]);
  return left;
}

function counted(seconds: number, earlier: SecondsLeft | undefined): SecondsLeft {
  const minutes = Math.ceil(seconds / 60);
  const isNew = earlier !== undefined && earlier.minutes !== minutes && isRound(minutes);
  return { seconds, minutes, roundMinutes: isNew ? minutes : earlier?.roundMinutes };
}
