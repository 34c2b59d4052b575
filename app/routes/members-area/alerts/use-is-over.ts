import { useEffect, useState } from "react";

/** Has this time passed, as of the page or by now? Without a script the page's own answer stays. */
export function useIsOver(ms: number): boolean {
  const [over, setOver] = useState(ms === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return over;
}
