import { LAST_STEP, stepIn } from "../../app/request/signup-steps.ts";

/** Does this request bring a password that will be hashed? Addresses as the router reads them: case and `.data` alike. */
export function bringsPassword({ method, url }: Request): boolean {
  if (method !== "POST") return false;
  const { pathname, searchParams } = new URL(url);
  const path = pageOf(decodeURIComponent(pathname).toLowerCase());
  if (path === "/login" || path === "/complete-signup") return true;
  const isSignup = path === "/signup" || /^\/members\/[^/]+\/signup$/.test(path);
  return isSignup && stepIn(searchParams) === LAST_STEP;
}

/** Without what the router takes off: the endings of a page's data, and slashes that say nothing. */
function pageOf(path: string): string {
  return path
    .replaceAll(/\/{2,}/g, "/")
    .replace(/\/$/, "")
    .replace(/(\/_)?\.data$/, "")
    .replace(/\/$/, "");
}
