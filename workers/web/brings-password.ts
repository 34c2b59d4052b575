import { LAST_STEP, stepIn } from "../../app/request/signup-steps.ts";

/** Does this request bring a password that will be hashed? Addresses as the router reads them: case and `.data` alike. */
export function bringsPassword({ method, url }: Request): boolean {
  if (method !== "POST") return false;
  const { pathname, searchParams } = new URL(url);
  const path = pageOf(pathname);
  if (path === "/login" || path === "/complete-signup") return true;
  const isSignup = path === "/signup" || /^\/members\/[^/]+\/signup$/.test(path);
  return isSignup && stepIn(searchParams) === LAST_STEP;
}

/** Is it the sign-in's form that was sent? */
export function isSignIn({ method, url }: Request): boolean {
  return method === "POST" && pageOf(new URL(url).pathname) === "/login";
}

/** Lower case, and without what the router takes off: the endings of a page's data, and slashes that say nothing. */
function pageOf(pathname: string): string {
  return decodeURIComponent(pathname)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, "/")
    .replace(/\/$/, "")
    .replace(/(\/_)?\.data$/, "")
    .replace(/\/$/, "");
}
