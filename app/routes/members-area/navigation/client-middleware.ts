import {
  data,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirectDocument,
} from "react-router";
import { isSignInPath } from "../../../domain/auth/sign-in-path.ts";
import { goToSignIn, reportSignedOut } from "../../../live/calls/signed-out.ts";
import { type ConnectionFailure, isConnectionFailure } from "../../../page-parts/navigation/connection-failure.ts";
import { isHydratedPage } from "../../../page-parts/navigation/hydrated-page.ts";
import { reasonOf, type Unsent, UNSENT_STATUS } from "../../../page-parts/navigation/unsent.ts";
import { shownPage, type ShownPage } from "./shown-page.ts";

/** By the id of the route. */
type Results = Record<string, DataStrategyResult>;

type Change = (result: DataStrategyResult, id: string) => DataStrategyResult;

/** Around every load and every action of the members' area in the browser (decision 0156). */
export const handleFailures: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const results = await next();
  if (request.method === "GET" && Object.values(results).some(isToSignIn)) return leaveForSignIn();
  const change = request.method === "GET" ? afterLoad(url.pathname + url.search, shownPage()) : afterAction;
  return Object.fromEntries(Object.entries(results).map(([id, result]) => [id, change(result, id)]));
};

/** Sign-in is a document. The router waits for ever, so that it does not show that page, whose texts are not here. */
function leaveForSignIn(): Promise<Results> {
  reportSignedOut();
  goToSignIn();
  return new Promise(() => {});
}

/** The page stays as it is when its data does not come once more, and the bars stay around a page that does not come. */
export function afterLoad(wanted: string, { address, routes }: ShownPage): Change {
  return ({ type, result }, id) => {
    if (result instanceof Response) return { type, result: leavingArea(result) };
    if (type === "data" || isRefusal(result)) return { type, result };
    const route = routes[id];
    if (route && (address === wanted || route.pathname === "/")) return { type: "data", result: route.data };
    if (!isConnectionFailure(result)) return { type, result };
    return { type, result: data<ConnectionFailure>({ connection: "failed" }, { status: 504 }) };
  };
}

/** What failed is the form's answer, so that nobody leaves the page where they typed. */
export const afterAction: Change = ({ type, result }) => {
  if (result instanceof Response) {
    return isToSignIn({ result })
      ? unsent({ error: "authentication_required" })
      : { type, result: leavingArea(result) };
  }
  return type === "data" ? { type, result } : unsent(reasonOf(errorIn(result)));
};

function unsent(reason: Unsent["unsent"]): DataStrategyResult {
  return { type: "data", result: data<Unsent>({ unsent: reason }, { status: UNSENT_STATUS }) };
}

/** React Router hands over what an action threw in the browser as `data(error)`. */
function errorIn(result: unknown): unknown {
  const isWrapped = typeof result === "object" && result !== null && "data" in result && !isRouteErrorResponse(result);
  return isWrapped ? result.data : result;
}

/** No such page, or not for this member: there is nothing to keep. */
function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

/** A page without a script is loaded as a document. */
function leavingArea(redirect: Response): Response {
  const location = redirect.headers.get("Location") ?? "";
  return isHydratedPage(location) ? redirect : redirectDocument(location, redirect.status);
}

function isToSignIn({ result }: Pick<DataStrategyResult, "result">): boolean {
  return result instanceof Response && isSignInPath(result.headers.get("Location") ?? "");
}
