import { listDevelopmentMail } from "../../contract/development.ts";
import { apiOf } from "../../request/context.server.ts";
import { statusOf } from "../../api/problem.server.ts";
import { requireDemo } from "../../request/site/require-demo.server.ts";
import type { Route } from "./+types/mailbox-json.ts";

export const middleware: Route.MiddlewareFunction[] = [requireDemo];

/** The development mailbox for scripts and tests: an array, newest first; with `?to=`, the mails to this address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const to = url.searchParams.get("to") ?? undefined;
  const answer = await apiOf(context).call(listDevelopmentMail, { to });
  if (answer.ok) return Response.json(answer.value.mails);
  return Response.json({ error: answer.problem.error }, { status: statusOf(answer.problem) });
}
