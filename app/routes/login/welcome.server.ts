import { isLocale } from "../../domain/languages.ts";
import { type Context, flash, rememberLocale, textsOf } from "../../request/context.server.ts";

/** However somebody signed in: the account's language, and a word if signing in took its deletion back (spec §4). */
export function welcome(
  context: Context,
  { language, revived }: { language?: string | null; revived?: boolean },
): void {
  if (isLocale(language)) rememberLocale(context, language);
  if (revived) flash(context, { tone: "success", text: textsOf(context)("login:revived") });
}
