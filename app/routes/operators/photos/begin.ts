import { redirect } from "react-router";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import { toNextItem } from "../next-item.server.ts";
import { nextForm } from "../queue.form.ts";
import type { Route } from "./+types/begin.ts";

/** There is no page: the operators' first one has the button. */
export function loader() {
  throw redirect(STAFF_PATH);
}

/** Claims the photo that waits longest. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, nextForm, context);
  if (!form.ok) throw failure(form.problem);
  return toNextItem(context, "photos", form.value);
}
