import { redirect } from "react-router";
import { z } from "../../../contract/zod.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import { itemNumber } from "../queue/claimed-item.server.ts";
import { keepTyped } from "../queue/typed-decision.server.ts";
import type { Route } from "./+types/find-member.ts";
import { attachPath, reportPath } from "./case-path.ts";

/** There is no page: a button of the complaint's form leads on. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(reportPath(itemNumber(params)));
}

/** Leads to the search for whom a complaint is about; what was typed about it is there on the way back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const number = itemNumber(params);
  const form = await readForm({ request, schema: z.looseObject({}), context });
  if (!form.ok) throw failure(form.problem);
  await keepTyped(context, reportPath(number), form.typed);
  return redirect(attachPath(number), 303);
}
