import { showOutcome } from "./show-outcome.ts";

/** WebAuthn's options, and the signed challenge that goes back with the device's response. */
interface PasskeyOptions<Options> {
  options: Options;
  state: string;
}

/** Cancelled, or nobody came: the browser tells no difference. Known: the device has a passkey of this account. */
const outcomes: Record<string, string> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "known",
  Refused: "refused",
};

/** Browsers keep passkeys only for a site that has a name, and only over a secure connection. */
export function knowsPasskeys(): boolean {
  return "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

/**
 * Makes a form ask the device before it is sent: WebAuthn's options come from `data-options`, for the form's password if it
 * has one, and the device's response goes along in the fields `response` and `state`. What went wrong is one of the page's
 * outcomes; `refused` brings its words.
 */
export function passkeyForm<Options>(form: HTMLFormElement, answer: (options: Options) => Promise<unknown>): void {
  const button = form.querySelector("button");
  form.hidden = false;
  form.onsubmit = (event) => {
    event.preventDefault();
    if (!button || button.disabled) return;
    button.disabled = true;
    showOutcome(form, "");
    void send(form, answer).catch((failure: unknown) => {
      const { name, message } = failure instanceof Error ? failure : new Error();
      const outcome = outcomes[name] ?? "failed";
      button.disabled = false;
      (outcome === "refused" ? passwordOf(form) : button)?.focus();
      showOutcome(form, outcome, outcome === "refused" ? message : undefined);
    });
  };
}

async function send<Options>(form: HTMLFormElement, answer: (options: Options) => Promise<unknown>): Promise<void> {
  const password = passwordOf(form);
  const init = password && { method: "POST", body: new URLSearchParams({ password: password.value }) };
  const reply = await fetch(form.dataset["options"] ?? "", { headers: { Accept: "application/json" }, ...init });
  // Signed out in the meantime: the page itself leads to the way back in.
  if (reply.status === 403) return location.reload();
  if (!reply.ok) throw await refusalOf(reply);
  const { options, state } = (await reply.json()) as PasskeyOptions<Options>;
  fill(form, "response", JSON.stringify(await answer(options)));
  fill(form, "state", state);
  if (password) password.value = "";
  form.submit();
}

/** With the words that came along, if there are any. */
async function refusalOf(reply: Response): Promise<Error> {
  const { text } = (await reply.json()) as { text?: string };
  return Object.assign(new Error(text), text && { name: "Refused" });
}

function passwordOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector("[type=password]");
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
