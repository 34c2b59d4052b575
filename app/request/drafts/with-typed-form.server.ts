import type { MiddlewareFunction } from "react-router";
import { sessionContext, typedContext } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";
import { openDraft } from "./draft.server.ts";
import { openTypedForm } from "./typed-form.server.ts";

/** What was typed when a session ended: nothing is read before a page asks for it. */
export const withTypedForm: MiddlewareFunction<Response> = ({ request, context }) => {
  const platform = context.get(platformContext);
  const typed = openTypedForm(openDraft(request, { ...platform, cookie: "typed" }), context.get(sessionContext));
  context.set(typedContext, typed);
  platform.directives.cookies.push(() => typed.commit());
};
