import { signInPath } from "../../domain/auth/sign-in-path.ts";
import { SIGN_OUT_PATH } from "../../domain/auth/sign-out-path.ts";
import { forgetOnDevice } from "../forget-on-device.ts";
import { pageMember } from "./page-member.ts";

const listeners = new Set<() => void>();

/** Calls `listener` when a call or the socket says that the session is over. Returns how to stop. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportSignedOut(): void {
  for (const listener of listeners) listener();
}

let isLeaving = false;

/** Sends a form of the page's own, whose answer is another document: it may end the session and says where to go. */
export function leaveByForm(form: HTMLFormElement): void {
  isLeaving = true;
  form.submit();
  // Not earlier: a form that could not be sent leaves the member here, with what was typed.
  if (new URL(form.action).pathname === SIGN_OUT_PATH) forgetOnDevice(pageMember());
}

/** To sign-in, and back here afterwards. Replaces this page in the history: without a session it cannot be shown. */
export function goToSignIn(): void {
  if (isLeaving) return;
  const { pathname, search } = location;
  location.replace(signInPath(pathname + search));
}
