import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Milliseconds until the page is asked for again; each pause is half as long again as the one before. */
const FIRST = 1_500;
const LONGEST = 30_000;

/** Brings the page up to date while something on it is unfinished, and somebody looks at it. */
export function usePolling(isUnfinished: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnfinished) return;
    let timer: ReturnType<typeof setTimeout>;
    function wait(pause: number) {
      timer = setTimeout(() => {
        if (!document.hidden) void revalidate();
        wait(Math.min(pause * 1.5, LONGEST));
      }, pause);
    }
    wait(FIRST);
    return () => clearTimeout(timer);
  }, [isUnfinished, revalidate]);
}
