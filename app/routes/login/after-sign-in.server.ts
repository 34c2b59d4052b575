import { isLocale } from "../../domain/locale/languages.ts";
import { accountTexts, type Context, flash, rememberLocale } from "../../request/context.server.ts";
import { type Modes, rememberModes } from "../../request/session/modes.server.ts";

/**
 * However somebody signed in: the account's language from now on, and in it a word if signing in took a deletion back
 * (spec §4).
 */
export function afterSignIn(
  context: Context,
  { language, revived, ...modes }: { language?: string | null; revived?: boolean } & Modes,
): void {
  if (isLocale(language)) rememberLocale(context, language);
  rememberModes(context, modes);
  if (revived) flash(context, { tone: "success", text: accountTexts(context, language)("login:revived") });
}
