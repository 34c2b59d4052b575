/** Where to sign in, and come back afterwards. `back`: a path of our own, with its query. */
export function signInPath(back: string): string {
  return `/login?redirect=${encodeURIComponent(back)}`;
}
