import type { Bundle } from "./bundle.ts";

/** A key, with or without its namespace before a colon, and the values of its places. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/**
 * The browser's texts: of i18next just what ours use (plural, context, `{{place}}`, `{{place, number}}`, default), in
 * its order of look-up. That both say the same is tested for every text (docs/decisions/0023). Answers a `t` for some
 * namespaces, of which the first that has a key speaks.
 */
export function plainTexts({
  locale,
  fallback,
  bundles,
  onMissing,
}: PlainTexts): (namespaces: readonly string[]) => Say {
  const languages = [...new Set([locale, fallback])];

  return (namespaces) =>
    (path, values = {}) => {
      const [key, named] = splitPath(path);
      for (const namespace of named ? [named] : namespaces) {
        for (const language of languages) {
          for (const form of formsOf(key, values, language)) {
            const text = find(bundles[language]?.[namespace], form);
            if (text !== undefined) return filled(text, values, locale);
          }
        }
      }
      if (values.defaultValue === undefined) onMissing?.(path);
      return filled(String(values.defaultValue ?? key), values, locale);
    };
}

interface PlainTexts {
  locale: string;
  fallback: string;
  /** By language. */
  bundles: Record<string, Bundle>;
  /** A key without a text and without a default: the key itself is shown. */
  onMissing?: (path: string) => void;
}

function splitPath(path: string): [key: string, namespace?: string] {
  const colon = path.indexOf(":");
  return colon < 0 ? [path] : [path.slice(colon + 1), path.slice(0, colon)];
}

/** The forms that a text may have for these values, best first: `found_female_one`, `found_female`, `found_one`, `found`. */
function formsOf(key: string, { context, count }: Readonly<Record<string, unknown>>, language: string): string[] {
  if (!context && typeof count !== "number") return [key];
  const plurals = typeof count === "number" ? [`_${pluralOf(count, language)}`, ""] : [""];
  if (count === 0) plurals.unshift("_zero");
  const contexts = context ? [`_${String(context)}`, ""] : [""];
  return contexts.flatMap((chosen) => plurals.map((plural) => key + chosen + plural));
}

function find(texts: unknown, key: string): string | undefined {
  const found = key.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], texts);
  return typeof found === "string" ? found : undefined;
}

function filled(text: string, values: Readonly<Record<string, unknown>>, locale: string): string {
  if (!text.includes("{{")) return text;
  return text.replace(/{{(\w+)(, number)?}}/g, (place, name: string, asNumber?: string) => {
    const value = values[name];
    if (value === undefined || value === null) return name in values ? "" : place;
    return asNumber ? numberFormat(locale).format(Number(value)) : String(value);
  });
}

const rules = new Map<string, Intl.PluralRules>();
const formats = new Map<string, Intl.NumberFormat>();

function pluralOf(count: number, language: string): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

function numberFormat(locale: string): Intl.NumberFormat {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, known);
  return known;
}
