import { type Context, sessionOf, typedOf } from "../../../request/context.server.ts";

/** What the page itself says as it is now, and its buttons: never what it said before. */
const NOT_TYPED = ["decision", "quick", "seen"];

/**
 * Keeps what the operator typed on the page of something in a queue, for who leaves it and comes back: it stands there again then
 * (`typedReply`). Nothing that was typed changes nothing.
 */
export async function keepTyped(context: Context, path: string, sent: FormData): Promise<void> {
  const typed = typedIn(sent);
  const { began: member } = sessionOf(context);
  if (member && typed) await typedOf(context).keep(typed, { member, path });
}

/** As `keepTyped`, of what was decided, which can be taken back: without words nothing stays of what was kept before. */
export async function keepDecided(context: Context, path: string, sent: FormData): Promise<void> {
  if (typedIn(sent)) await keepTyped(context, path, sent);
  else await typedOf(context).forget();
}

/** `reported` alone is the page's: with it what was typed about somebody else is told apart. */
function typedIn(sent: FormData): FormData | undefined {
  const typed = new FormData();
  for (const [name, value] of sent) if (!NOT_TYPED.includes(name)) typed.set(name, value);
  return [...typed].some(([name, value]) => value !== "" && name !== "reported") ? typed : undefined;
}
