import { termsText, type TermsDocument } from "../../../locales/terms-texts.ts";
import { MIN_AGE } from "../../domain/account/age.ts";
import { withdrawalDays } from "../../domain/money/withdrawal.ts";
import { type Context, localeOf, settingsOf, textsOf } from "../context.server.ts";
import { shownLocale } from "./texts.server.ts";

interface Wanted {
  document: TermsDocument;
  /** `2023-12-01`; one that we have. */
  version: string;
  /** Who runs the site. */
  company: string | null | undefined;
}

/** One version of the terms or of what belongs to them, in the page's language and with the site's figures of today. */
export function termsTextOf(context: Context, { company, ...wanted }: Wanted) {
  const { name, message_credits, refund_days } = settingsOf(context);
  return termsText({
    ...wanted,
    language: shownLocale(localeOf(context)),
    values: {
      site: name,
      company,
      min_age: MIN_AGE,
      message_credits: textsOf(context)("pages:credits", { count: message_credits }),
      refund_days: withdrawalDays(refund_days),
    },
  });
}
