const CONTROLS = "a[href],button:not(:disabled),input:not([type=hidden]),select,textarea,summary";

/**
 * Which of the controls in `container` has the focus, counted from 0; `undefined` when none has. Both halves of a part have the
 * same controls, so the number finds it in the other one.
 */
export function focusedControl(container: Element): number | undefined {
  const index = controlsIn(container).findIndex((control) => control === document.activeElement);
  return index < 0 ? undefined : index;
}

/** Gives the focus to a control by its number; a negative one counts from the end. */
export function focusControl(container: Element, index: number): void {
  controlsIn(container).at(index)?.focus({ preventScroll: true });
}

function controlsIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(CONTROLS)];
}
