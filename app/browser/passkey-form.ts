import { showStatus } from "./show-status.ts";

/** WebAuthn's options, and the signed challenge that goes back with the device's response. */
interface PasskeyOptions<Options> {
  options: Options;
  state: string;
}

/** The page's status message for the name of an error. A browser does not tell a cancelled request from one that timed out. */
const statusByError: Record<string, string> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "known",
  Refused: "refused",
};

/** Browsers have passkeys only over HTTPS (or on localhost), and for no site whose host is an IP address. */
export function supportsPasskeys(): boolean {
  return "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

/**
 * Makes a form ask the device before it is sent. WebAuthn's options are fetched from the address in `data-options`, with the
 * form's fields if a password is among them; the device's response is put into the fields `response` and `state`. What goes wrong is
 * shown as one of the page's status messages; the text of `refused` comes from the server.
 */
export function passkeyForm<Options>(form: HTMLFormElement, answer: (options: Options) => Promise<unknown>): void {
  const button = form.querySelector("button");
  form.hidden = false;
  form.onsubmit = (event) => {
    event.preventDefault();
    if (!button || button.disabled) return;
    button.disabled = true;
    showStatus(form, "");
    void send(form, answer).catch((failure: unknown) => {
      const { name, message } = failure instanceof Error ? failure : new Error();
      const status = statusByError[name] ?? "failed";
      button.disabled = false;
      (status === "refused" ? passwordOf(form) : button)?.focus();
      showStatus(form, status, status === "refused" ? message : undefined);
    });
  };
}

async function send<Options>(form: HTMLFormElement, answer: (options: Options) => Promise<unknown>): Promise<void> {
  const password = passwordOf(form);
  const init = password && { method: "POST", body: new URLSearchParams([...new FormData(form)] as [string, string][]) };
  const reply = await fetch(form.dataset["options"] ?? "", { headers: { Accept: "application/json" }, ...init });
  // Signed out in the meantime: the reloaded page redirects to sign-in.
  if (reply.status === 403) return location.reload();
  if (!reply.ok) throw await refusalOf(reply);
  const { options, state } = (await reply.json()) as PasskeyOptions<Options>;
  fill(form, "response", JSON.stringify(await answer(options)));
  fill(form, "state", state);
  if (password) password.value = "";
  form.submit();
}

/** An error named `Refused` when the reply has a text for the member. */
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
