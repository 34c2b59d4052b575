import { dayIn } from "../../../../app/domain/locale/day.ts";
import { formatCountry, formatDay, formatMoney, SITE_TIME_ZONE } from "../../../../app/domain/locale/format.ts";
import { zoneOf } from "../../../../app/domain/locale/time-zone.ts";
import { withdrawalDays, withdrawalEnd } from "../../../../app/domain/money/withdrawal.ts";
import type { MailContents } from "../mail-contents.ts";
import type { Block, Fact, MailBody } from "../mail-document.ts";
import { button, day, moment, paragraph, type TemplateContext } from "./template-context.ts";

type Purchase = MailContents["purchase"];

/** The receipt, what was agreed, and how the purchase is taken back. Decision 0225. */
export function purchase(contents: Purchase, context: TemplateContext): MailBody {
  const { say, language } = context;
  const { number, credits: count, at, total, link, terms, terms_version } = contents;
  const bought = { count, day: day(at, context), amount: formatMoney(total, language) };
  return {
    subject: say("purchase.subject", { number }),
    blocks: [
      paragraph(say("purchase.what", bought)),
      { as: "facts", facts: [...sums(contents, context), ...sellers(contents, context)] },
      button(say("purchase.button"), link),
      paragraph(say("purchase.agreed", { day: day(terms_version, context) })),
      button(say("purchase.terms"), terms),
      ...withdrawal(contents, context),
    ],
  };
}

function sums(contents: Purchase, context: TemplateContext): Fact[] {
  const { say, language, site } = context;
  const { number, credits: count, at, issued_at, seller, method, discount, net, vat, vat_rate, total } = contents;
  const money = (amount: Purchase["total"]) => formatMoney(amount, language);
  const fact = (term: string, detail: string, values = {}) => ({
    term: say(`credits:receipt.${term}`, values),
    detail,
  });
  return [
    { term: say("purchase.number"), detail: number },
    fact("date", formatDay(dayIn(zoneOf(seller.country ?? ""), issued_at ?? at), language)),
    fact("for", say("credits:receipt.amount", { count, site })),
    ...(discount
      ? [
          fact("before", money(discount.before)),
          fact("taken", money({ ...total, amount: total.amount - discount.before.amount }), discount),
        ]
      : []),
    ...(vat_rate > 0 ? [fact("net", money(net)), fact("vat", money(vat), { vat: vat_rate })] : []),
    fact(vat_rate > 0 ? "total" : "total_none", money(total)),
    fact("paid_at", moment(at, context)),
    fact("method", say(`credits:methods.${method}`)),
  ];
}

function sellers({ seller }: Purchase, { say, language }: TemplateContext): Fact[] {
  const { name, address, city, country, kvk, vat_numbers } = seller;
  const place = [address, city, country && formatCountry(country, language)].filter(Boolean).join(", ");
  const registrations = [
    kvk && say("credits:receipt.kvk", { number: kvk }),
    ...vat_numbers.map((number) => say("credits:receipt.vat_number", { number })),
  ];
  const detail = [name, place, ...registrations].filter(Boolean).join(", ");
  return [{ term: say("credits:receipt.seller"), detail }];
}

/** For as long as its page lets somebody withdraw, to the same day. */
function withdrawal({ refund_days, at, number, withdrawal: link }: Purchase, context: TemplateContext): Block[] {
  const { say, timeZone: zone = SITE_TIME_ZONE } = context;
  const count = withdrawalDays(refund_days);
  return [
    paragraph(say("purchase.withdrawal", { count, day: day(withdrawalEnd({ at, days: count, zone }), context) })),
    paragraph(say("purchase.how", { number })),
    button(say("purchase.withdraw"), link),
  ];
}
