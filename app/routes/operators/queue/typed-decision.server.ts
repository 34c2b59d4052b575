import { type Context, sessionOf, typedOf } from "../../../request/context.server.ts";

/** What the page itself says as it is now, and its buttons: never what it said before. */
const NOT_TYPED = ["decision", "quick", "seen"];

/**
 * Keeps what the operator typed on the page of something in a queue: a decision can be taken back, and then it stands there again
 * (`typedReply`). Where that is nothing, of what was kept before nothing stays.
 */
export async function keepTyped(context: Context, path: string, sent: FormData): Promise<void> {
  const typed = new FormData();
  for (const [name, value] of sent) if (!NOT_TYPED.includes(name)) typed.set(name, value);
  const { member } = sessionOf(context);
  if (member && isTyped(typed)) await typedOf(context).keep(typed, { member, path });
  else await typedOf(context).forget();
}

/** `reported` alone is the page's: with it what was typed about somebody else is told apart. */
function isTyped(form: FormData): boolean {
  return [...form].some(([name, value]) => value !== "" && name !== "reported");
}
