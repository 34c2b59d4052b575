import type { MiddlewareFunction } from "react-router";
import { draftContext } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";
import { openDraft } from "./draft.server.ts";

/** What the visitor has begun: nothing is read before a page asks for it. */
export const withDraft: MiddlewareFunction<Response> = ({ request, context }) => {
  const platform = context.get(platformContext);
  const draft = openDraft(request, platform);
  context.set(draftContext, draft);
  platform.directives.cookies.push(async () => draft.commit());
};
