import type { Context } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";

const PURPOSE = "sent-case";

/** For the address of the page that says the number of a report or complaint: nobody but us can write it, and no cookie is needed. */
export function sealCase(context: Context, number: string): Promise<string> {
  return context.get(platformContext).seal.seal({ case: number }, PURPOSE);
}

/** The number in the page's address (`?sent=`); undefined for what we did not write. */
export async function sentCase(context: Context, { searchParams }: URL): Promise<string | undefined> {
  const opened = await context.get(platformContext).seal.open(searchParams.get("sent") ?? "", PURPOSE);
  return (opened as { case?: string } | undefined)?.case;
}
