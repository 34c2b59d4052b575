import { readFormData } from "../../../app/request/forms/form-data.server.ts";
import { LAST_STEP, stepIn, stepToChange, stepActionIn } from "../../../app/domain/account/signup-steps.ts";
import { routedPath } from "../routing/routed-path.ts";
import { type BufferedRequest, withBody } from "./buffered-request.ts";

/**
 * Does this request bring a password that will be hashed? Addresses as the router reads them; a
 * sign-up's form as its route reads it.
 */
export async function hasPassword({ request, body }: BufferedRequest): Promise<boolean> {
  if (request.method !== "POST") return false;
  const { pathname, searchParams } = new URL(request.url);
  const path = routedPath(pathname) ?? "";
  if (path === "/login") return true;
  const isOnePage = path === "/complete-signup";
  const isSteps = path === "/signup" || /^\/members\/[^/]+\/signup$/.test(path);
  if (!isOnePage && !(isSteps && stepIn(searchParams) === LAST_STEP)) return false;
  const sent = await readFormData(withBody(request, body));
  if (!sent.ok) return false;
  const go = sent.value.get("go")?.toString();
  const leadsElsewhere = isOnePage ? stepToChange(go) : stepActionIn(go);
  return Boolean(sent.value.get("password")) && leadsElsewhere === undefined;
}

/** Is it the sign-in's form that was sent? */
export function isSignIn({ method, url }: Request): boolean {
  return method === "POST" && routedPath(new URL(url).pathname) === "/login";
}
