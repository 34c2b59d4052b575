import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { supportsPasskeys, passkeyForm } from "./passkey-form.ts";

/** The page of passkeys (`add-passkey.tsx`): its form, or a note where the browser has no passkeys. */
document.querySelector("[data-passkeys=script]")?.setAttribute("hidden", "");
const form = document.querySelector<HTMLFormElement>("form[data-options]");
if (form && supportsPasskeys()) {
  passkeyForm(form, (optionsJSON: PublicKeyCredentialCreationOptionsJSON) => startRegistration({ optionsJSON }));
} else {
  document.querySelector("[data-passkeys=unknown]")?.removeAttribute("hidden");
}
