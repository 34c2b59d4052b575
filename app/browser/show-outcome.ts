/**
 * Of the outcomes in a part of the page (`data-outcome="<name>"`, app/page-parts/outcome.tsx) shows the one with this name,
 * or none. `text` replaces the text that the page has for it.
 */
export function showOutcome(within: HTMLElement, name: string, text?: string): void {
  for (const part of within.querySelectorAll<HTMLElement>("[data-outcome]")) {
    part.hidden = part.dataset["outcome"] !== name;
    const words = text !== undefined && !part.hidden && part.querySelector("p");
    if (words) words.textContent = text;
  }
}
