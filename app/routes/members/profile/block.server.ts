import { redirect } from "react-router";
import { block } from "../../../contract/safety/blocks.ts";
import { apiOf, type Context, flash, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { noFields } from "../../../request/forms/no-fields.ts";
import { redirectTarget } from "../../../request/forms/redirect-target.ts";
import { isChatOf } from "./profile-links.ts";
import { failure } from "../../../request/pages/failure.server.ts";

interface BlockArgs {
  request: Request;
  url: URL;
  params: { id: string };
  context: Context;
}

/** Blocks the member whose profile this is (spec §4), and leads back to where one was: the profile is not to be seen any more. */
export async function blockAction({ request, url, params, context }: BlockArgs) {
  const form = await readForm({ request, schema: noFields, context });
  if (!form.ok) throw failure(form.problem);
  const blocked = await apiOf(context).call(block, { id: params.id });
  if (!blocked.ok && blocked.problem.error === "authentication_required") return form.refuse(blocked.problem);
  if (!blocked.ok) throw failure(blocked.problem);
  flash(context, { tone: "success", text: textsOf(context)("safety:block.done") });
  const back = redirectTarget(url.searchParams.get("back"), "/members");
  throw redirect(isChatOf(params.id, back) ? "/chats" : back, 303);
}
