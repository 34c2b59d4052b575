import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { keepsFocus } from "../../../page-parts/navigation/keeps-focus.ts";

/**
 * After a navigation without a page load the focus goes where a new page would begin: its heading, or what is wrong. It stays
 * where it is when the navigation's state says so (`keepsFocus`).
 */
export function useArrival(): void {
  const { pathname, search, hash, state: wish } = useLocation();
  const { state, formMethod } = useNavigation();
  const sent = useRef(false);
  const first = useRef(true);
  const page = `${pathname}${search}`;
  const focusArrival = useEffectEvent(() => {
    if (hash || keepsFocus(wish)) return;
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    focusArrival();
  }, [page, hash]);
  useEffect(() => {
    if (state === "idle" && sent.current) document.querySelector<HTMLElement>("#main [role=alert]")?.focus();
    sent.current = formMethod === "POST";
  }, [state, formMethod]);
}
