import en from "../../../../locales/en/notifications.json" with { type: "json" };
import nl from "../../../../locales/nl/notifications.json" with { type: "json" };
import type { Locale } from "../../../../app/contract/scalars.ts";
import type { MailKind } from "../../../../app/contract/notification-kinds.ts";

/** What a device is told of; offers and news come by mail alone, to who asked for them. */
export type PushKind = Exclude<MailKind, "promotions" | "news">;

type Texts = Record<PushKind, string>;

const texts: Partial<Record<Locale, Texts>> = { en: en.push_message, nl: nl.push_message };

/** What happened, in one short sentence of the member's language: who did it, where it was somebody. */
export function pushWords({ kind, from, locale }: { kind: PushKind; from: string; locale: Locale }): string {
  const say = texts[locale] ?? nl.push_message;
  return say[kind].replace("{{name}}", () => from);
}
