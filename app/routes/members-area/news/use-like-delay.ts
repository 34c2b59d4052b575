import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { withoutDelay, delayOf } from "./like-delay.ts";

/** Is a like not told of yet? While the address has `t`, which leaves it after so many seconds (spec §9). */
export function useLikeDelay(): boolean {
  const { pathname, search, hash } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const delay = delayOf(search);
  const end = useEffectEvent(() => {
    void navigate({ pathname, search: withoutDelay(search), hash }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    // Whoever is on the way elsewhere is not called back.
    if (delay === undefined || state !== "idle") return undefined;
    const timer = setTimeout(() => end(), delay);
    return () => clearTimeout(timer);
  }, [delay, state]);
  return delay !== undefined;
}
