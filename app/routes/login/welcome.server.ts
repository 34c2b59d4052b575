import { isLocale } from "../../domain/languages.ts";
import { type Context, flash, rememberLocale, textsOf } from "../../request/context.server.ts";
import { type Modes, rememberModes } from "../../request/modes.server.ts";

/** However somebody signed in: the account's language, and a word if signing in took its deletion back (spec §4). */
export function welcome(
  context: Context,
  { language, revived, ...modes }: { language?: string | null; revived?: boolean } & Modes,
): void {
  if (isLocale(language)) rememberLocale(context, language);
  rememberModes(context, modes);
  if (revived) flash(context, { tone: "success", text: textsOf(context)("login:revived") });
}
