import en from "../../../../../locales/en/notifications.json" with { type: "json" };
import nl from "../../../../../locales/nl/notifications.json" with { type: "json" };
import type { Locale } from "../../../../../app/contract/scalars.ts";
import { safeName } from "../../../mails/safe-name.ts";
import type { MailKind } from "../../../../../app/contract/account/notification-kinds.ts";

/** What a device is told of; offers and news come by mail alone, to who asked for them. */
export type PushKind = Exclude<MailKind, "promotions" | "news">;

type Texts = Pick<typeof en, "push_message" | "push_person">;

const texts: Partial<Record<Locale, Texts>> = { en, nl };

interface PushWords {
  kind: PushKind;
  from: { name: string; fictional: boolean } | undefined;
  locale: Locale;
  /** A like that came by their switch. */
  bySwitch?: boolean;
}

/** What happened, in one short sentence of the member's language: who did it, where it was somebody. */
export function pushWords({ kind, from, locale, bySwitch = false }: PushWords): string {
  const { push_message: say, push_person: who } = texts[locale] ?? nl;
  const known = safeName(from?.name ?? "") ?? who.somebody;
  const name = from?.fictional ? who.fictional.replace("{{name}}", () => known) : known;
  return say[bySwitch ? "like_by_switch" : kind].replace("{{name}}", () => name);
}
