import { statusOf } from "../../api/problem.server.ts";
import { offerPasskey } from "../../contract/passkeys.ts";
import { apiOf } from "../../request/context.server.ts";
import type { Route } from "./+types/passkey-question.ts";

/** What the script of the page of passkeys asks the device. It changes nothing: a question is kept by nobody. */
export async function loader({ context }: Route.LoaderArgs) {
  const offer = await apiOf(context).call(offerPasskey, {});
  if (offer.ok) return Response.json(offer.value);
  return Response.json({ error: offer.problem.error }, { status: statusOf(offer.problem) });
}
