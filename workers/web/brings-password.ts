import { formFields } from "../../app/request/form-fields.server.ts";
import { LAST_STEP, stepIn, stepToChange, wishIn } from "../../app/request/signup-steps.ts";
import { routedPath } from "./routed-path.ts";
import { type Sent, withBody } from "./sent.ts";

/**
 * Does this request bring a password that will be hashed? Addresses as the router reads them; a
 * sign-up's form as its route reads it.
 */
export async function bringsPassword({ request, body }: Sent): Promise<boolean> {
  if (request.method !== "POST") return false;
  const { pathname, searchParams } = new URL(request.url);
  const path = routedPath(pathname) ?? "";
  if (path === "/login") return true;
  const isOnePage = path === "/complete-signup";
  const isSteps = path === "/signup" || /^\/members\/[^/]+\/signup$/.test(path);
  if (!isOnePage && !(isSteps && stepIn(searchParams) === LAST_STEP)) return false;
  const { password, go } = (await formFields(withBody(request, body))) ?? {};
  const leadsElsewhere = isOnePage ? stepToChange(go) : wishIn(go);
  return Boolean(password) && leadsElsewhere === undefined;
}

/** Is it the sign-in's form that was sent? */
export function isSignIn({ method, url }: Request): boolean {
  return method === "POST" && routedPath(new URL(url).pathname) === "/login";
}
