import { useEffect, useRef } from "react";

/** Where a script runs, a click elsewhere, a choice and Escape fold the menu up again. */
export function useLightDismiss() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const element = details.current;
      if (!element?.open || !(event.target instanceof Element)) return;
      if (!element.contains(event.target) || event.target.closest("a")) element.open = false;
    }
    function onKey(event: KeyboardEvent) {
      const element = details.current;
      if (event.key !== "Escape" || !element?.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    }
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return details;
}
