import type { Problem } from "../../contract/problems.ts";
import { type Context, sessionOf, typedOf } from "../../request/context.server.ts";

/** Time to buy credits in. */
const KEPT_FOR = 60 * 60_000;

interface TypedForm {
  sent: FormData;
  /** Of the page that shows it again. */
  path: string;
  /** Why it was refused, if it was. */
  problem?: Problem;
}

/**
 * What was not sent is there again when its page opens, without a script too: the way to credits and to another photo leads away from it. A key that was
 * spent on something else is not kept: it would only be refused again.
 */
export async function keepTyped(context: Context, { sent, path, problem }: TypedForm): Promise<void> {
  const { member } = sessionOf(context);
  if (!member) return;
  const kept = new FormData();
  for (const [name, value] of sent) kept.append(name, value);
  if (problem?.error === "key_reused") kept.delete("client_id");
  await typedOf(context).keep(kept, { member, path, keptFor: KEPT_FOR });
}
