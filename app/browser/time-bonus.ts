import { TIME_BONUS } from "../domain/discount.ts";

/**
 * The time bonus on a members' page that has no React in the browser: its end is counted down, and the dialog comes, as
 * `routes/members-area/time-bonus` does on other pages. Spec §9; decision 0256.
 */
const parts = document.querySelector<HTMLElement>("[data-bonus]");
const line = document.querySelector("[role=timer]")?.closest("details");
const dialog = parts?.querySelector("dialog");
if (parts && line && dialog) follow(line, dialog, parts.dataset);

function follow(line: HTMLElement, dialog: HTMLDialogElement, { bonus, modal }: DOMStringMap): void {
  const end = Date.now() + Number(bonus);
  const bar = dialog.querySelector("progress");
  let wasShown = false;
  dialog.append(...(line.lastElementChild?.cloneNode(true).childNodes ?? []));
  dialog.addEventListener("close", keepClosed);
  const timer = setInterval(() => {
    const left = end - Date.now();
    if (left <= 0) return over();
    for (const part of document.querySelectorAll("[role=timer]")) part.textContent = words(left);
    show(left);
    if (wasShown || left >= Number(modal) || isBusy()) return;
    wasShown = true;
    dialog.showModal();
  }, 1000);
  function show(left: number) {
    if (!bar) return;
    bar.value = (left / TIME_BONUS.ms) * 100;
    bar.setAttribute("aria-valuetext", words(left));
  }
  function over() {
    clearInterval(timer);
    line.parentElement?.parentElement?.remove();
    dialog.remove();
  }
}

/** Hours, minutes and seconds. */
function words(left: number): string {
  return new Date(left).toISOString().slice(12, 19);
}

/** Somebody is typing or choosing, or has something open. */
function isBusy(): boolean {
  return document.querySelector(":is(input,textarea,select):focus,dialog[open],details[open]") !== null;
}

/** Another page would open it again. */
function keepClosed(): void {
  const body = new URLSearchParams({ alert: "bonus_modal" });
  fetch("/alerts", { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => undefined);
}
