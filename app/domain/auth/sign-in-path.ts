const SIGN_IN = "/login";

/** Where to sign in, and come back afterwards. `back`: a path of our own, with its query. */
export function signInPath(back: string): string {
  return `${SIGN_IN}?redirect=${encodeURIComponent(back)}`;
}

/** Is this the page to sign in? `path`: of our own, with or without its query. */
export function isSignInPath(path: string): boolean {
  return path.split("?", 1)[0] === SIGN_IN;
}
