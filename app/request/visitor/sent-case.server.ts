import { type Context, sessionOf } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";

/** Only whoever sent it, from this page, is told of it again. */
function purposeOf(context: Context, page: string): string {
  return `sent-case ${page} ${sessionOf(context).member ?? ""}`;
}

/** For the address of `page`, which says the number of a report or complaint: nobody but us can write it, and no cookie is needed. */
export function sealCase(context: Context, number: string, page: string): Promise<string> {
  return context.get(platformContext).seal.seal({ case: number }, purposeOf(context, page));
}

/** The number in the page's address (`?sent=`); undefined for what we did not write, or for somebody else. */
export async function sentCase(context: Context, { searchParams, pathname }: URL): Promise<string | undefined> {
  const { seal } = context.get(platformContext);
  const opened = await seal.open(searchParams.get("sent") ?? "", purposeOf(context, pathname));
  return (opened as { case?: string } | undefined)?.case;
}
