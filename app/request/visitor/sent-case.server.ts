import { type Context, sessionOf } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";

/** Only whoever sent it, from this page of this site, is told of it again. */
function purposeOf(context: Context, page: string): string {
  return `sent-case ${context.get(platformContext).host} ${page} ${sessionOf(context).member ?? ""}`;
}

/** Others may use a visitor's browser: so long it tells them. A member's session ends when they say. Milliseconds. */
const SHOWN = 30 * 60_000;

interface SentCase {
  number: string;
  /** The address that a visitor gave, which their page shows. */
  to?: string | undefined;
}

/** For the address of `page`, which says the number of a report or complaint: nobody but us can read or write it, and no cookie is needed. */
export function sealCase(context: Context, { number, to }: SentCase, page: string): Promise<string> {
  const { seal, clock } = context.get(platformContext);
  return seal.seal({ case: number, to, at: clock.now() }, purposeOf(context, page));
}

/**
 * The number in the page's address (`?sent=`); undefined for what we did not write, or for somebody else. `isOver`: a visitor is
 * told it no more.
 */
export async function sentCase(context: Context, { searchParams, pathname }: URL) {
  const { seal, clock } = context.get(platformContext);
  const opened = await seal.open(searchParams.get("sent") ?? "", purposeOf(context, pathname));
  const { case: number, to, at = 0 } = (opened ?? {}) as { case?: string; to?: string; at?: number };
  if (number === undefined) return undefined;
  return { number, to, isOver: sessionOf(context).member === undefined && clock.now() - at >= SHOWN };
}
