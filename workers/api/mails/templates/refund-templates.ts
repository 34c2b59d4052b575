import { formatMoney } from "../../../../app/domain/locale/format.ts";
import type { MailContents } from "../mail-contents.ts";
import type { MailBody } from "../mail-document.ts";
import { button, day, moment, note, paragraph, type TemplateContext } from "./template-context.ts";

/** The receipt of a withdrawal, money that customer service gives back, or money that does not go back: the provider did not pay, or the payer's bank was faster. Decision 0227. */
export function refund(contents: MailContents["refund"], context: TemplateContext): MailBody {
  const { say, language } = context;
  const { change, at, bought, credits, premium, number, link, help, signed } = contents;
  const sum = formatMoney(contents.refund, language);
  const price = formatMoney(bought.amount, language);
  const purchase = { day: day(bought.at, context), count: bought.credits, price };
  const named = change === "withdrawn" ? { name: signed, at: moment(at, context) } : {};
  const goesBack = change === "withdrawn" || change === "refunded";
  return {
    subject: say(`refund.${change}.subject`),
    blocks: [
      paragraph(say(`refund.${change}.what`, { ...purchase, ...named, sum })),
      ...(change === "withdrawn"
        ? [paragraph(say("refund.sums", { sum, price, kept: formatMoney(contents.kept, language) }))]
        : []),
      ...(change === "failed" ? [paragraph(say("refund.credits_back", { count: credits }))] : []),
      ...(goesBack ? [paragraph(say("refund.credits", { count: credits }))] : []),
      ...(goesBack && !premium ? [paragraph(say("refund.premium"))] : []),
      ...(goesBack ? [paragraph(say("refund.way"))] : []),
      button(say("refund.button"), link),
      paragraph(say(`refund.${change}.question`)),
      button(say("refund.help"), help),
      note(say("refund.number", { number })),
    ],
  };
}
