/** Shows the elements for this state (`data-state="<name>"`) and hides those for others. */
export function showState(within: ParentNode, state: string): void {
  for (const part of within.querySelectorAll<HTMLElement>("[data-state]"))
    part.hidden = part.dataset["state"] !== state;
}
