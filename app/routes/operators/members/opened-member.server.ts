import { redirect } from "react-router";
import { inspectMember } from "../../../contract/operators/operator-members.ts";
import { apiOf, type Context } from "../../../request/context.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import { memberPath } from "./member-path.ts";

/** A member whom the operator opened a moment ago; undefined when they have not said why yet. */
export async function openedMember(context: Context, id: string) {
  const answer = await apiOf(context).call(inspectMember, { id });
  if (answer.ok) return answer.value;
  if (answer.problem.error === "reason_required") return undefined;
  if (answer.problem.error === "not_found") throw failure(answer.problem);
  return apiOf(context).callOrThrow(inspectMember, { id });
}

/** As `openedMember`; where they have not said why, their page asks first. */
export async function needOpenedMember(context: Context, id: string) {
  const opened = await openedMember(context, id);
  if (!opened) throw toMember(id);
  return opened;
}

/** To their page, which asks why. */
export function toMember(id: string): Response {
  return redirect(memberPath(id), 303);
}
