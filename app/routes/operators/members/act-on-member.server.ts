import { redirect } from "react-router";
import { openMember } from "../../../contract/operators/operator-members.ts";
import type { Problem } from "../../../contract/problems.ts";
import type { z } from "../../../contract/zod.ts";
import { apiOf, type Context, flash, textsOf } from "../../../request/context.server.ts";
import type { Refusal } from "../../../request/forms/form-error.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import { memberPath } from "./member-path.ts";

interface Act<Schema extends z.ZodType> {
  request: Request;
  context: Context;
  id: string;
  schema: Schema;
  /** What the next page says when it is done, and which that is where it is not their own. */
  done: (values: z.output<Schema>) => { text: DoneText; next?: string };
  refusal?: Refusal;
}

type DoneText =
  | "operators:sanction.done"
  | "operators:lift.done"
  | "operators:correct.done"
  | "operators:correct.same"
  | "operators:erase.done"
  | "operators:erase.done_at_once"
  | "operators:refund.done"
  | "operators:refund.proposed"
  | "operators:proposal.declined";

type Done = { ok: true } | { ok: false; problem: Problem };

/**
 * Reads a form about a member, acts, and leads back to their page. Whoever was long in writing it goes on with the reason that
 * they gave, so that a form with a mistake comes back as it was.
 */
export async function actOnMember<Schema extends z.ZodType>(
  { request, context, id, schema, done, refusal }: Act<Schema>,
  act: (values: z.output<Schema>) => Promise<Done>,
) {
  // Where they may not, the act below is refused.
  await apiOf(context).call(openMember, { id });
  const form = await readForm({ request, schema, context });
  if (!form.ok) return form.reject();
  const answer = await act(form.value);
  if (answer.ok) {
    const { text, next = memberPath(id) } = done(form.value);
    flash(context, { tone: "success", text: textsOf(context)(text) });
    return redirect(next, 303);
  }
  if (answer.problem.error === "reason_required") return redirect(memberPath(id), 303);
  if (answer.problem.error === "not_found") throw failure(answer.problem);
  return form.refuse(answer.problem, refusal);
}
