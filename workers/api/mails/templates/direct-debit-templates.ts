import type { Creditor } from "../../../../app/contract/money/direct-debit.ts";
import { formatMoney } from "../../../../app/domain/locale/format.ts";
import type { MailContents } from "../mail-contents.ts";
import type { Fact, MailBody } from "../mail-document.ts";
import { button, day, moment, paragraph, type TemplateContext } from "./template-context.ts";

/** The mandate in writing: who may collect, from whom, what was agreed to, and how to end it. Decision 0229. */
export function mandateGiven(contents: MailContents["mandate_given"], context: TemplateContext): MailBody {
  const { say } = context;
  const { creditor, account_holder, iban_end, address, signed_at, replaces, link } = contents;
  return {
    subject: say("mandate_given.subject"),
    blocks: [
      paragraph(say("mandate_given.what", { creditor: creditor.name })),
      {
        as: "facts",
        facts: [
          ...debitFacts(contents, context),
          { term: say("debit.holder"), detail: account_holder },
          { term: say("debit.address"), detail: address },
          { term: say("debit.account"), detail: say("debit.iban_end", { end: iban_end }) },
          { term: say("debit.signed"), detail: day(signed_at, context) },
        ],
      },
      ...(replaces ? [paragraph(say("mandate_given.replaces", { reference: replaces }))] : []),
      paragraph(say("mandate_given.notice")),
      paragraph(say("debit.refund")),
      button(say("mandate_given.button"), link),
    ],
  };
}

/** From when on nothing is collected by a mandate, and what was ordered before. Decision 0240. */
export function mandateEnded(contents: MailContents["mandate_ended"], context: TemplateContext): MailBody {
  const { say, language } = context;
  const { reference, iban_end, creditor, at, under_way, link } = contents;
  const facts = under_way.map(({ amount, credits, day: collected }) => ({
    term: say("mandate_ended.order", { count: credits, amount: formatMoney(amount, language) }),
    detail: say("debit.on_or_after", { day: day(collected, context) }),
  }));
  return {
    subject: say("mandate_ended.subject"),
    blocks: [
      paragraph(say("mandate_ended.what", { at: moment(at, context), reference, end: iban_end, creditor })),
      ...(facts.length > 0
        ? [paragraph(say("mandate_ended.under_way")), { as: "facts" as const, facts }]
        : [paragraph(say("mandate_ended.nothing"))]),
      paragraph(say("mandate_ended.again")),
      button(say("mandate_ended.button"), link),
    ],
  };
}

/** The pre-notification: how much is collected, on or after which day, by whom and by which mandate. Decision 0230. */
export function debitAnnounced(contents: MailContents["debit_announced"], context: TemplateContext): MailBody {
  const { say, language } = context;
  const { amount, credits, day: collected, iban_end, link } = contents;
  const values = { amount: formatMoney(amount, language), day: day(collected, context), count: credits };
  return {
    subject: say("debit_announced.subject", values),
    blocks: [
      paragraph(say("debit_announced.what", values)),
      {
        as: "facts",
        facts: [
          { term: say("debit.amount"), detail: values.amount },
          { term: say("debit.day"), detail: say("debit.on_or_after", values) },
          { term: say("debit.account"), detail: say("debit.iban_end", { end: iban_end }) },
          ...debitFacts(contents, context),
        ],
      },
      paragraph(say("debit_announced.credits", values)),
      paragraph(say("debit.refund")),
      button(say("debit_announced.button"), link),
    ],
  };
}

function debitFacts(
  { creditor, reference }: { creditor: Creditor; reference: string },
  { say }: TemplateContext,
): Fact[] {
  return [
    { term: say("debit.creditor"), detail: [creditor.name, creditor.address].filter(Boolean).join(", ") },
    { term: say("debit.creditor_id"), detail: creditor.id },
    { term: say("debit.reference"), detail: reference },
  ];
}
