import { type EntryWarning, showsEntryWarning } from "../../domain/visitor/site-entry.ts";
import { type Context, knownCountryOf, sessionOf, settingsOf } from "../../request/context.server.ts";
import { readCookie } from "../../request/visitor/cookies.server.ts";

/** Is this visitor warned before the page, in a layout that warns there? Once: not after they went on. Spec §2. */
export function warnsVisitor(
  { request, context }: { request: Request; context: Context },
  where: EntryWarning,
): boolean {
  if (sessionOf(context).signedIn || readCookie(request, "entry")) return false;
  const country = knownCountryOf(context) ?? "";
  return showsEntryWarning(settingsOf(context).enable_site_entry_popup, { country, where });
}
