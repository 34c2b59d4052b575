import { showState } from "./show-state.ts";
import { showStatus } from "./show-status.ts";
import { pushState, subscribe, unsubscribe, type PushState } from "../live/push/subscribe.ts";

/**
 * Shows the parts of `push-devices.tsx` that belong to this device's state (`data-state="<state>"`), and makes its buttons
 * (`data-push-act`) work.
 */
const devices = document.querySelector<HTMLElement>("[data-push-key]");
if (devices) void start(devices);

async function start(section: HTMLElement): Promise<void> {
  const owner = { key: section.dataset["pushKey"] ?? "", member: section.dataset["pushMember"] ?? "" };
  const acts: Record<string, () => Promise<PushState>> = { on: () => subscribe(owner), off: unsubscribe };
  for (const button of section.querySelectorAll<HTMLButtonElement>("[data-push-act]")) {
    button.onclick = () => act(section, button, acts[button.dataset["pushAct"] ?? ""] ?? (() => pushState(owner)));
  }
  show(section, await pushState(owner).catch((): PushState => "unsupported"));
}

async function act(section: HTMLElement, button: HTMLButtonElement, work: () => Promise<PushState>): Promise<void> {
  button.disabled = true;
  showStatus(section, "");
  try {
    const before = section.dataset["pushState"];
    const state = await work();
    show(section, state);
    if (state !== before) showStatus(section, state);
  } catch {
    showStatus(section, "failed");
  } finally {
    button.disabled = false;
  }
}

function show(section: HTMLElement, state: PushState): void {
  section.dataset["pushState"] = state;
  showState(section, state);
}
