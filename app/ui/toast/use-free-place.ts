import { type RefObject, useEffect } from "react";
import { button } from "../button/button.css.ts";
import { controlsBelow, moveUp } from "./free-place.ts";

/** What somebody may want to press: buttons, links that look like them, fields, and the main items of the bar. */
const CONTROLS = `.${button},button,summary,input,select,textarea,form:has(textarea),nav a`;

/** Keeps the toasts off everything that can be pressed, also while the page is scrolled or a field grows. The layout does not notice. */
export function useFreePlace(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const settle = () => settleIn(element);
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    const listening = new AbortController();
    for (const type of ["scroll", "resize", "input"]) addEventListener(type, settle, { signal: listening.signal });
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [place]);
}

/** A free place is kept, so that nothing moves without need. */
function settleIn(place: HTMLElement): void {
  if (place.childElementCount === 0) return;
  const { left, right } = place.getBoundingClientRect();
  const controls = [...document.querySelectorAll(CONTROLS)]
    // Older tablets do not know it, and take what is folded away for a control, too.
    .filter((control) => !place.contains(control) && control.checkVisibility?.() !== false)
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < right && box.right > left);
  if (controlsBelow(place.getBoundingClientRect(), controls).length === 0) return;
  place.style.translate = "";
  place.style.translate = `0 ${-moveUp(place.getBoundingClientRect(), controls)}px`;
}
