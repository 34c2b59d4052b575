import { redirect } from "react-router";
import type { Problem } from "../../../contract/problems.ts";
import type { z } from "../../../contract/zod.ts";
import { type Context, flash, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import { memberPath } from "./member-path.ts";

interface Act<Schema extends z.ZodType> {
  request: Request;
  context: Context;
  id: string;
  schema: Schema;
  /** What the next page says when it is done. */
  done: "operators:sanction.done" | "operators:lift.done" | "operators:erase.done";
}

type Done = { ok: true } | { ok: false; problem: Problem };

/** Reads a form about a member, acts, and leads back to their page: which asks why again where that was too long ago. */
export async function actOnMember<Schema extends z.ZodType>(
  { request, context, id, schema, done }: Act<Schema>,
  act: (values: z.output<Schema>) => Promise<Done>,
) {
  const form = await readForm(request, schema, context);
  if (!form.ok) return form.reject();
  const answer = await act(form.value);
  if (answer.ok) flash(context, { tone: "success", text: textsOf(context)(done) });
  if (answer.ok || answer.problem.error === "reason_required") return redirect(memberPath(id), 303);
  if (answer.problem.error === "not_found") throw failure(answer.problem);
  return form.refuse(answer.problem);
}
