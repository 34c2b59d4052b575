import { formatCountry } from "../../../domain/locale/format.ts";
import { languageName } from "../../../domain/locale/languages.ts";
import type { FieldValue } from "../../../domain/site/judge-field.ts";
import type { FieldRule } from "../../../domain/site/site-fields.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";

interface Words {
  t: Translate;
  locale: string;
}

/** What one of a closed list is called. */
export function optionWords(field: string, option: string, { t, locale }: Words): string {
  if (field === "countries" || field === "country") return formatCountry(option, locale);
  if (field === "domain_language") return languageName(option);
  return t(`operators:settings.values.${option as "yes"}`);
}

/** A value in words: of a set that says nothing, all. */
export function valueWords([field, rule]: [string, FieldRule], value: FieldValue, words: Words): string {
  const { t } = words;
  if (value === null) return rule.kind === "set" ? t("operators:settings.all") : t("operators:settings.nothing");
  if (Array.isArray(value)) {
    const names = rule.kind === "set" ? value.map((one) => optionWords(field, one, words)) : value;
    return names.length > 0 ? names.join(", ") : t("operators:settings.none");
  }
  return rule.kind === "choice" ? optionWords(field, String(value), words) : String(value);
}
