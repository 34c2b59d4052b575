const SIGN_IN = "/login";

/** The pages of the site's staff, who sign in elsewhere. */
export const STAFF_PATH = "/operator";
export const STAFF_SIGN_IN = `${STAFF_PATH}/login`;
export const STAFF_PASSKEYS = `${STAFF_PATH}/passkeys`;

/** In the address where the staff sign in: their session has ended. */
export const ENDED = "ended";

/** Where to sign in, and come back afterwards; the staff are told why. `back`: a path of our own, with its query. */
export function signInPath(back: string): string {
  if (back === STAFF_PATH || back.startsWith(`${STAFF_PATH}/`)) return `${STAFF_SIGN_IN}?${ENDED}=1`;
  return memberSignInPath(back);
}

/** Where members sign in, wherever it leads: nothing that was typed there is sent to the staff's page. */
export function memberSignInPath(back: string): string {
  return `${SIGN_IN}?redirect=${encodeURIComponent(back)}`;
}

/** Is this the page to sign in? `path`: of our own, with or without its query. */
export function isSignInPath(path: string): boolean {
  return path.split("?", 1)[0] === SIGN_IN;
}
