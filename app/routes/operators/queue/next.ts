import { redirect } from "react-router";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { releaseClaims } from "../../../contract/operators/operator-queues.ts";
import { apiOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import type { Route } from "./+types/next.ts";
import { queueNamed, toNextItem } from "./next-item.server.ts";
import { nextForm } from "./queue.form.ts";

/** There is no page: the operators' first one has the button. */
export function loader() {
  throw redirect(STAFF_PATH);
}

/** Claims what waits longest in a queue; leaves what the form names to others, or all when the operator stops. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: nextForm, context });
  if (!form.ok) throw failure(form.problem);
  const queue = queueNamed(params.queue);
  if (!queue) throw failure({ error: "not_found" });
  if (form.value.stop) {
    await apiOf(context).callOrThrow(releaseClaims, {});
    return redirect(STAFF_PATH, 303);
  }
  return toNextItem(context, queue, form.value.after);
}
