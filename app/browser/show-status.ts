/**
 * Shows the status message of this name (`data-status="<name>"`, app/page-parts/status-message.tsx) and hides the others in
 * this part of the page. `text` replaces the text that the page has for it.
 */
export function showStatus(within: HTMLElement, name: string, text?: string): void {
  for (const part of within.querySelectorAll<HTMLElement>("[data-status]")) {
    part.hidden = part.dataset["status"] !== name;
    const words = text !== undefined && !part.hidden && part.querySelector("p");
    if (words) words.textContent = text;
  }
}
