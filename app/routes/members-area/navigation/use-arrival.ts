import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/** After a navigation without a page load the focus goes where a new page would begin: its heading, or what is wrong. */
export function useArrival(): void {
  const { pathname, search, hash } = useLocation();
  const { state, formMethod } = useNavigation();
  const sent = useRef(false);
  const first = useRef(true);
  const page = `${pathname}${search}`;
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!hash) document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  }, [page, hash]);
  useEffect(() => {
    if (state === "idle" && sent.current) document.querySelector<HTMLElement>("#main [role=alert]")?.focus();
    sent.current = formMethod === "POST";
  }, [state, formMethod]);
}
