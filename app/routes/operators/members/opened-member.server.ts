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

/** As `openedMember`; where they have not said why, their page asks first, and leads on to `next`. */
export async function needOpenedMember(context: Context, id: string, next?: string) {
  const opened = await openedMember(context, id);
  if (!opened) throw toMember(id, next);
  return opened;
}

/** To their page, which asks why; `next`: the page of theirs that was asked for, where it leads afterwards. */
export function toMember(id: string, next?: string): Response {
  return redirect(next ? `${memberPath(id)}?${new URLSearchParams({ next })}` : memberPath(id), 303);
}

/** The page of this member that `toMember` named, or their own; an address may say anything. */
export function afterOpening(id: string, url: URL): string {
  const asked = url.searchParams.get("next") ?? "";
  if (!URL.canParse(asked, url)) return memberPath(id);
  const { origin, pathname, search } = new URL(asked, url);
  return origin === url.origin && pathname.startsWith(`${memberPath(id)}/`) ? pathname + search : memberPath(id);
}
