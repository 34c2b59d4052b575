import { redirect, type MiddlewareFunction } from "react-router";
import { signInPath } from "../../domain/auth/sign-in-path.ts";
import { maySearchSignedOut } from "../../domain/visitor/signed-out-search.ts";
import { shownPath } from "../../domain/visitor/visitors-pages.ts";
import { settingsOf, trafficSourceOf } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";

/** Guards what visitors see of the members' area: as any other page of it, unless the site lets them look around (spec §6). */
export const requireOpenSearch: MiddlewareFunction<Response> = async ({ context }) => {
  const { pathname, search } = context.get(platformContext).url;
  const shown = shownPath(pathname) + search;
  // It has one address, that of the members' page.
  if (shownPath(pathname) !== pathname) throw redirect(shown);
  if (!maySearchSignedOut(settingsOf(context), trafficSourceOf(context) !== undefined))
    throw redirect(signInPath(shown));
};
