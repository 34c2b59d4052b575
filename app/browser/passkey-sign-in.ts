import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { supportsPasskeys, passkeyForm } from "./passkey-form.ts";

/** The sign-in pages (`page-parts/passkeys/passkey-sign-in.tsx`): signing in with a passkey, where the browser has them. */
const form = document.querySelector<HTMLFormElement>("form[data-options]");
if (form && supportsPasskeys()) {
  passkeyForm(form, (optionsJSON: PublicKeyCredentialRequestOptionsJSON) => startAuthentication({ optionsJSON }));
}
