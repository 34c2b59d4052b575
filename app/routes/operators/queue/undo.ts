import { redirect } from "react-router";
import { undoDecision } from "../../../contract/operators/operator-queues.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { apiOf, flash, textsOf, typedOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import type { Route } from "./+types/undo.ts";
import { itemPath, queueNamed } from "./next-item.server.ts";
import { undoForm } from "./queue.form.ts";

/** There is no page: the notice after a decision has the button. */
export function loader() {
  throw redirect(STAFF_PATH);
}

/** Takes a decision back, and leads to what it was about, with what was typed. After ten seconds it has left. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: undoForm, context });
  if (!form.ok) throw failure(form.problem);
  const queue = queueNamed(params.queue);
  if (!queue) throw failure({ error: "not_found" });
  const undone = await apiOf(context).call(undoDecision, { ...form.value, queue });
  if (undone.ok) return redirect(itemPath(queue, form.value.number), 303);
  if (undone.problem.error !== "too_late") {
    // Leads to sign-in where the session has ended.
    form.refuse(undone.problem);
    throw failure(undone.problem);
  }
  await typedOf(context).forget();
  flash(context, { tone: "warning", text: textsOf(context)("operators:undo.too_late") });
  return redirect(STAFF_PATH, 303);
}
