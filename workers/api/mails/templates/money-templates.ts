import { formatMoney } from "../../../../app/domain/locale/format.ts";
import type { MailContents } from "../mail-contents.ts";
import type { Block, MailBody } from "../mail-document.ts";
import { button, day, moment, paragraph, type TemplateContext } from "./template-context.ts";

const REFUNDED = "charge_back.returned.refunded";

/** Which payment, what happened to its credits, what that means from now on, and whom to ask. Decision 0214. */
export function chargeBack(contents: MailContents["charge_back"], context: TemplateContext): MailBody {
  const { say, language } = context;
  const { amount, at, change, credits, link, help } = contents;
  const bought = { amount: formatMoney(amount, language), day: day(at, context), count: credits };
  return {
    subject: say(`charge_back.${change}.subject`),
    blocks: [
      paragraph(
        say(contents.change === "returned" && contents.refunded ? REFUNDED : `charge_back.${change}.what`, bought),
      ),
      ...(contents.change === "charged_back" ? consequences(contents, context) : []),
      button(say("charge_back.button"), link),
      paragraph(say(`charge_back.${change}.question`)),
      button(say("charge_back.help"), help),
    ],
  };
}

type ChargedBack = Extract<MailContents["charge_back"], { change: "charged_back" }>;

function consequences({ taken, owed, premium, debits_blocked }: ChargedBack, context: TemplateContext): Block[] {
  const { say } = context;
  return [
    ...(taken > 0 ? [paragraph(say("charge_back.taken", { count: taken }))] : []),
    ...(owed > 0 ? [paragraph(say("charge_back.owed", { count: owed }))] : []),
    ...(premium ? [] : [paragraph(say("charge_back.premium"))]),
    ...(debits_blocked === undefined
      ? []
      : [paragraph(say("charge_back.debits", { until: moment(debits_blocked, context) }))]),
  ];
}
