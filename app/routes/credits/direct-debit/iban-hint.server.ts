import { type Context, localeOf, textsOf } from "../../../request/context.server.ts";
import { ibanLength } from "../../../domain/safety/iban.ts";
import { formatCountry } from "../../../domain/locale/format.ts";

/** Where to find an IBAN, and how one of the member's country looks; of a country without IBANs only where. */
export function ibanHint(context: Context, country: string | null | undefined): string {
  const t = textsOf(context);
  const length = country ? ibanLength(country) : undefined;
  if (!country || !length) return t("direct-debit:hints.iban");
  const values = { name: formatCountry(country, localeOf(context)), code: country, length };
  return `${t("direct-debit:hints.iban")} ${t("direct-debit:hints.iban_country", values)}`;
}
