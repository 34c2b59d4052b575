/**
 * The swipe game (`swipe-game.tsx`): the card follows a finger or the mouse, and let go far enough aside it presses the button of that
 * side; so do the arrow keys. And the time until the next likes counts down.
 */
const card = document.querySelector<HTMLElement>("[data-card]");
const form = document.querySelector<HTMLFormElement>("form[data-swipe]");

/** Pixels that a card is dragged before it is one, and before letting it go means something. */
const BEGIN = 8;
const FAR = 90;

let from: { x: number; y: number } | undefined;
let dragged = 0;
let isSent = false;

function preventDefault(event: Event): void {
  event.preventDefault();
}

function press(choice: "like" | "skip"): void {
  if (!isSent) form?.querySelector<HTMLButtonElement>(`button[value="${choice}"]`)?.click();
}

/** Do the arrow keys already mean something there? */
function usesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input,select,textarea,details,dialog,[role=menu]") !== null;
}

function show(by: number): void {
  if (!card) return;
  dragged = by;
  card.style.transform = by === 0 ? "" : `translateX(${by}px) rotate(${by / 40}deg)`;
  card.toggleAttribute("data-dragged", by !== 0);
  card.dataset["lean"] = Math.abs(by) < FAR ? "" : by > 0 ? "like" : "skip";
}

if (card && form) {
  form.addEventListener("submit", (event) => {
    // The key makes the second half of a double click the same act; it need not be sent.
    if (isSent) event.preventDefault();
    isSent = true;
  });
  // Back from another page by the browser's own button.
  addEventListener("pageshow", () => {
    isSent = false;
    show(0);
  });
  card.addEventListener("dragstart", preventDefault);
  card.addEventListener("pointerdown", ({ isPrimary, button, clientX: x, clientY: y }) => {
    if (isPrimary && button === 0) from = { x, y };
  });
  card.addEventListener("pointermove", ({ buttons, clientX, clientY, pointerId }) => {
    // Let go outside the card, before it was dragged.
    if (buttons === 0) from = undefined;
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (dragged === 0 && (Math.abs(x) < BEGIN || Math.abs(x) < Math.abs(y))) return;
    card.setPointerCapture(pointerId);
    show(x);
  });
  card.addEventListener("pointerup", () => {
    const by = dragged;
    from = undefined;
    if (Math.abs(by) >= FAR) press(by > 0 ? "like" : "skip");
    else show(0);
    if (by === 0) return;
    // The click that follows a mouse's is none; a finger's has none.
    card.addEventListener("click", preventDefault, true);
    setTimeout(() => card.removeEventListener("click", preventDefault, true));
  });
  card.addEventListener("pointercancel", () => {
    from = undefined;
    show(0);
  });
  document.addEventListener("keydown", ({ key, ctrlKey, altKey, metaKey, shiftKey, repeat, target }) => {
    if (ctrlKey || altKey || metaKey || shiftKey || repeat || usesArrows(target)) return;
    if (key === "ArrowRight") press("like");
    if (key === "ArrowLeft") press("skip");
  });
  document.querySelector<HTMLElement>("[data-keys]")?.toggleAttribute("hidden", matchMedia("(pointer:coarse)").matches);
}

const end = document.querySelector<HTMLTimeElement>("[data-countdown]");
if (end) count(end, Date.parse(end.dateTime), Date.parse(end.dataset["countdown"] ?? "") - Date.now());

/** `ahead`: of this device's clock, in ms; it may be wrong by a day. */
function count(place: HTMLElement, until: number, ahead: number): void {
  const seconds = Math.ceil((until - Date.now() - ahead) / 1000);
  if (seconds <= 0) return location.reload();
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  for (const [words, isHidden] of [
    ["[data-at]", true],
    ["[data-in]", false],
  ] as const)
    document.querySelector(words)?.toggleAttribute("hidden", isHidden);
  place.textContent = parts.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
  setTimeout(() => count(place, until, ahead), 1000);
}
