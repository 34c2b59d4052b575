import { showOutcome } from "./show-outcome.ts";
import { pushState, subscribe, unsubscribe, type PushState } from "../live/push/subscribe.ts";

/**
 * Of all that `push-devices.tsx` says, shows what is so on this device. Parts are `data-push="<state>"`, buttons
 * `data-push-act`.
 */
const place = document.querySelector<HTMLElement>("[data-push-key]");
if (place) void start(place);

async function start(around: HTMLElement): Promise<void> {
  const owner = { key: around.dataset["pushKey"] ?? "", member: around.dataset["pushMember"] ?? "" };
  const acts: Record<string, () => Promise<PushState>> = { on: () => subscribe(owner), off: unsubscribe };
  for (const button of around.querySelectorAll<HTMLButtonElement>("[data-push-act]")) {
    button.onclick = () => act(around, button, acts[button.dataset["pushAct"] ?? ""] ?? (() => pushState(owner)));
  }
  show(around, await pushState(owner).catch((): PushState => "unsupported"));
}

async function act(around: HTMLElement, button: HTMLButtonElement, work: () => Promise<PushState>): Promise<void> {
  button.disabled = true;
  showOutcome(around, "");
  try {
    const before = around.dataset["pushState"];
    const state = await work();
    show(around, state);
    if (state !== before) showOutcome(around, state);
  } catch {
    showOutcome(around, "failed");
  } finally {
    button.disabled = false;
  }
}

function show(around: HTMLElement, state: PushState): void {
  around.dataset["pushState"] = state;
  for (const part of around.querySelectorAll<HTMLElement>("[data-push]")) part.hidden = part.dataset["push"] !== state;
}
