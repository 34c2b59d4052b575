import en from "../../../../locales/en/notifications.json" with { type: "json" };
import nl from "../../../../locales/nl/notifications.json" with { type: "json" };
import type { Locale } from "../../../../app/contract/scalars.ts";
import type { News } from "./notices.ts";

type Texts = typeof en.push_message;

const texts: Partial<Record<Locale, Texts>> = { en: en.push_message, nl: nl.push_message };

/** Who did what, in one short sentence of the member's language. */
export function pushWords({ kind, from, locale }: { kind: News["kind"]; from: string; locale: Locale }): string {
  const say = texts[locale] ?? nl.push_message;
  return say[kind].replace("{{name}}", () => from);
}
