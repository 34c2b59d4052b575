import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { knowsPasskeys, passkeyForm } from "./passkey-form.ts";

/** The sign-in page (`passkey-sign-in.tsx`): its second way in, where the browser can. */
const form = document.querySelector<HTMLFormElement>("form[data-options]");
if (form && knowsPasskeys()) {
  passkeyForm(form, (optionsJSON: PublicKeyCredentialRequestOptionsJSON) => startAuthentication({ optionsJSON }));
}
