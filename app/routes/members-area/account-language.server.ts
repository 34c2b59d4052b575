import { redirectDocument } from "react-router";
import type { User } from "../../contract/people/profile.ts";
import { isWritten } from "../../domain/locale/languages.ts";
import { type Context, localeOf, rememberLocale } from "../../request/context.server.ts";
import { isFormSubmission } from "../../request/forms/form-submission.server.ts";

/**
 * The account's language comes before all others (spec §9). A browser knows it from signing in; where it was changed on
 * another device since, the page is asked for once more, in the right language. What somebody has just typed is not
 * thrown away for that: then the next page does it. A language without texts is not followed. Decision 0078.
 */
export function followAccountLanguage({ language }: User, { url, context }: { url: URL; context: Context }): void {
  if (!isWritten(language) || language === localeOf(context) || isFormSubmission(context)) return;
  rememberLocale(context, language);
  throw redirectDocument(url.pathname + url.search);
}
