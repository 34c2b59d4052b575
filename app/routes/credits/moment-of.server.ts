import { currentUser } from "../../contract/account/session.ts";
import { formatMoment } from "../../domain/locale/format.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { apiOf, type Context, localeOf } from "../../request/context.server.ts";

/** The moment that a refusal names (ISO 8601), in words and where the member is; empty when it names none. */
export async function momentOf(instant: unknown, context: Context): Promise<string> {
  if (typeof instant !== "string" || Number.isNaN(Date.parse(instant))) return "";
  const known = await apiOf(context).call(currentUser);
  return formatMoment(instant, localeOf(context), known.ok ? readersZone(known.value.user) : undefined);
}
