import type { Problem } from "../../../contract/problems.ts";
import { type Context, textsOf } from "../../../request/context.server.ts";
import type { Refusal } from "../../../request/forms/form-error.server.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { momentOf } from "../moment-of.server.ts";

/** Where a refusal of direct debit stands, and its words (spec §5, §8). */
export async function refusalOfDebit(problem: Problem, context: Context): Promise<Refusal> {
  const t = textsOf(context);
  const until = await momentOf(problem.until, context);
  return {
    fields: { iban_refused: "iban", otp_wrong: "otp", direct_debit_limit: "payment_method" },
    texts: { [problem.error]: debitRefusalWords({ ...problem, until }, t) },
  };
}

/** Why direct debit is refused; `until` in words. */
export function debitRefusalWords({ error, ...values }: Problem, t: Translate): string | undefined {
  switch (error) {
    case "iban_refused":
      return ibanWords(values, t);
    case "otp_wrong":
      return t("direct-debit:problems.otp_wrong", { count: Number(values.left ?? 0) });
    case "otp_expired":
      return t("direct-debit:problems.otp_expired");
    case "direct_debit_blocked":
      return `${t("direct-debit:blocked")} ${values.until ? t("direct-debit:blocked_until", { moment: values.until }) : ""}`.trim();
    case "direct_debit_codes":
      return t("direct-debit:problems.codes", values);
    case "direct_debit_limit":
      return values.because === "open"
        ? t("direct-debit:problems.limit_open")
        : t("direct-debit:problems.limit_amount");
    case "direct_debit_unavailable":
      return t("direct-debit:unavailable");
    default:
      return undefined;
  }
}

function ibanWords({ because, ...values }: Record<string, unknown>, t: Translate): string {
  if (because === "length") return t("direct-debit:problems.iban_length", values);
  return because === "slip" ? t("direct-debit:problems.iban_slip") : t("direct-debit:problems.iban_country");
}
