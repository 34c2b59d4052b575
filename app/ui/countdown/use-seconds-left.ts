import { useEffect, useState } from "react";

interface SecondsLeft {
  seconds: number;
  /** Whole minutes that were left when the count began, rounded up. */
  firstMinutes: number;
}

/** Whole seconds until `end` (ms since 1970), rounded up; `undefined` until a script runs. A page that was hidden catches up. */
export function useSecondsLeft(end: number): SecondsLeft | undefined {
  const [left, setLeft] = useState<SecondsLeft>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      clearTimeout(timer);
      const ms = Math.max(0, end - Date.now());
      const seconds = Math.ceil(ms / 1000);
      setLeft((earlier) => ({ seconds, firstMinutes: earlier?.firstMinutes ?? Math.ceil(seconds / 60) }));
      // At the moment when the number changes.
      if (ms > 0) timer = setTimeout(tick, ms % 1000 || 1000);
    }
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [end]);
  return left;
}
