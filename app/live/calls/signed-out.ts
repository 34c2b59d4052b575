import { signInPath } from "../../domain/auth/sign-in-path.ts";

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

/** A form of the page's own is sent, whose answer is another document: it may end the session and says where to go. */
export function expectDocument(): void {
  isLeaving = true;
}

/** To sign-in, and back here afterwards. Replaces this page in the history: without a session it cannot be shown. */
export function goToSignIn(): void {
  if (isLeaving) return;
  const { pathname, search } = location;
  location.replace(signInPath(pathname + search));
}
