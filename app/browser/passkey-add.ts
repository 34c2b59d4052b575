import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { knowsPasskeys, passkeyForm } from "./passkey-form.ts";

/** The page of passkeys (`add-passkey.tsx`): the form where the browser can, a word about it where it cannot. */
document.querySelector("[data-passkeys=script]")?.setAttribute("hidden", "");
const form = document.querySelector<HTMLFormElement>("form[data-options]");
if (form && knowsPasskeys()) {
  passkeyForm(form, (optionsJSON: PublicKeyCredentialCreationOptionsJSON) => startRegistration({ optionsJSON }));
} else {
  document.querySelector("[data-passkeys=unknown]")?.removeAttribute("hidden");
}
