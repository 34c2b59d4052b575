import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { supportsPasskeys, passkeyForm } from "./passkey-form.ts";
import { showState } from "./show-state.ts";

/** The pages of passkeys (`page-parts/passkeys/add-passkey.tsx`): its form, or a note where the browser has no passkeys. */
const form = document.querySelector<HTMLFormElement>("form[data-options]");
showState(document, supportsPasskeys() ? "supported" : "unsupported");
if (form && supportsPasskeys()) {
  passkeyForm(form, (optionsJSON: PublicKeyCredentialCreationOptionsJSON) => startRegistration({ optionsJSON }));
}
