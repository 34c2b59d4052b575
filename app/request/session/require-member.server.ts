import { redirect, type MiddlewareFunction } from "react-router";
import { signInPath } from "../../domain/auth/sign-in-path.ts";
import { sessionOf } from "../context.server.ts";

/** Guards the members' area: visitors sign in first, and come back to the page they wanted. */
export const requireMember: MiddlewareFunction<Response> = ({ url, context }) => {
  if (!sessionOf(context).signedIn) throw redirect(signInPath(url.pathname + url.search));
};
