import { operatorCase } from "../../../contract/operators/operator-cases.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { apiOf, type Context, localeOf, settingsOf, textsOf } from "../../../request/context.server.ts";
import { itemNumber, notClaimed } from "../queue/claimed-item.server.ts";
import { caseView } from "./case-view.ts";

/** A claimed case as its page shows it; whoever has not claimed it is led to what waits. */
export async function openCase(params: { number: string }, context: Context) {
  const number = itemNumber(params);
  const opened = await apiOf(context).call(operatorCase, { number });
  if (!opened.ok) throw notClaimed(context, opened.problem);
  const locale = localeOf(context);
  return {
    number,
    view: caseView(opened.value, { prefix: settingsOf(context).cdn_prefix, locale, t: textsOf(context) }),
    waits: formatMoment(opened.value.waits_since, locale),
  };
}
