/** The state of a navigation that only changes a part of the page: the focus and what was typed stay. */
export const KEEPS_FOCUS = { keepsFocus: true };

export function keepsFocus(state: unknown): boolean {
  return typeof state === "object" && state !== null && "keepsFocus" in state;
}
