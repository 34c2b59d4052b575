import { redirect } from "react-router";
import { releaseClaims } from "../../../contract/operators/operator-queues.ts";
import { operatorSignOut } from "../../../contract/operators/operators.ts";
import { STAFF_PATH, STAFF_SIGN_IN } from "../../../domain/auth/sign-in-path.ts";
import { apiOf, flash, sessionOf, textsOf, typedOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { noFields } from "../../../request/forms/no-fields.ts";
import type { Route } from "./+types/logout.ts";

/** There is no page: the menu's button signs out. */
export function loader() {
  throw redirect(STAFF_PATH);
}

/** Leaves what was claimed to others, forgets what was typed and ends the session here, also when the API does not answer. */
export async function action({ request, context }: Route.ActionArgs) {
  await readForm({ request, schema: noFields, context });
  const api = apiOf(context);
  await api.call(releaseClaims, {});
  await api.call(operatorSignOut, {});
  sessionOf(context).end();
  await typedOf(context).forget();
  flash(context, { tone: "success", text: textsOf(context)("operators:signed_out") });
  return redirect(STAFF_SIGN_IN, 303);
}
