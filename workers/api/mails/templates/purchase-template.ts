import { termsText } from "../../../../locales/terms-texts.ts";
import { MIN_AGE } from "../../../../app/domain/account/age.ts";
import { dayOfText, textAt } from "../../../../app/domain/account/terms-version.ts";
import { dayIn } from "../../../../app/domain/locale/day.ts";
import { formatCountry, formatDay, formatMoney, SITE_TIME_ZONE } from "../../../../app/domain/locale/format.ts";
import { zoneOf } from "../../../../app/domain/locale/time-zone.ts";
import { withdrawalDays, withdrawalEnd } from "../../../../app/domain/money/withdrawal.ts";
import { defaultSettings } from "../../features/site/defaults.ts";
import { instantOf } from "../../clock.ts";
import type { MailContents } from "../mail-contents.ts";
import type { Block, Fact, MailBody } from "../mail-document.ts";
import { button, day, moment, paragraph, quote, type TemplateContext } from "./template-context.ts";

type Purchase = MailContents["purchase"];

/** The receipt, what was agreed, how the purchase is taken back, and the terms in full. Decisions 0225, 0258. */
export function purchase(contents: Purchase, context: TemplateContext): MailBody {
  const { say, language } = context;
  const { number, credits: count, at, total, link, terms_version } = contents;
  const bought = { count, day: day(at, context), amount: formatMoney(total, language) };
  return {
    subject: say("purchase.subject", { number }),
    blocks: [
      paragraph(say("purchase.what", bought)),
      { as: "facts", facts: [...sums(contents, context), ...sellers(contents, context)] },
      button(say("purchase.button"), link),
      paragraph(say("purchase.agreed", { day: versionDay(terms_version, language) })),
      ...withdrawal(contents, context),
      ...terms(contents, context),
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

function sellers({ seller }: Purchase, context: TemplateContext): Fact[] {
  const { say } = context;
  const { kvk, vat_numbers } = seller;
  const registrations = [
    kvk && say("credits:receipt.kvk", { number: kvk }),
    ...vat_numbers.map((number) => say("credits:receipt.vat_number", { number })),
  ];
  const detail = [addressOf(seller, context), ...registrations].filter(Boolean).join(", ");
  return [{ term: say("credits:receipt.seller"), detail }];
}

function addressOf({ name, address, city, country }: Purchase["seller"], { language }: TemplateContext): string {
  return [name, address, city, country && formatCountry(country, language)].filter(Boolean).join(", ");
}

/** For as long as its page lets somebody withdraw, to the same day; with the form of the law for who would rather write. */
function withdrawal(contents: Purchase, context: TemplateContext): Block[] {
  const { say, timeZone: zone = SITE_TIME_ZONE } = context;
  const { refund_days, at, ordered_at = at, number, seller, withdrawal: link } = contents;
  const count = withdrawalDays(refund_days);
  const form = { seller: addressOf(seller, context), number, day: day(ordered_at, context) };
  return [
    paragraph(say("purchase.withdrawal", { count, day: day(withdrawalEnd({ at, days: count, zone }), context) })),
    paragraph(say("purchase.how")),
    button(say("purchase.withdraw"), link),
    paragraph(say("purchase.form_title")),
    quote(say("purchase.form", form)),
  ];
}

/** The version that was agreed to, so that it stays with who has the mail, whatever becomes of the site's page. */
function terms(contents: Purchase, context: TemplateContext): Block[] {
  const { say, language, site } = context;
  const { terms_version, terms: link, message_credits: count = defaultSettings.message_credits } = contents;
  const values = {
    site,
    company: contents.seller.name,
    min_age: MIN_AGE,
    message_credits: say("pages:credits", { count }),
    refund_days: withdrawalDays(contents.refund_days),
  };
  const wanted = { version: dayOfText(textAt(terms_version)), language, values };
  return [
    ...(["terms", "return-policy"] as const).flatMap((document): Block[] => [
      { as: "heading", level: 2, text: say(`pages:${document}.title`) },
      paragraph(say("pages:version", { date: versionDay(terms_version, language) })),
      ...blocksOf(termsText({ ...wanted, document })),
    ]),
    button(say("purchase.terms"), link),
  ];
}

/** The day that names a version, as the site's pages write it, wherever its reader lives. */
function versionDay(version: number, language: TemplateContext["language"]): string {
  return formatDay(dayOfText(instantOf(version)), language);
}

function blocksOf({ lead, sections }: ReturnType<typeof termsText>): Block[] {
  const parts = sections.flatMap(({ heading, text }): Block[] => [
    { as: "heading", level: 3, text: heading },
    ...text.map(paragraph),
  ]);
  return [paragraph(lead), ...parts];
}
