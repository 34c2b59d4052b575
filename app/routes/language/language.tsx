import { redirect } from "react-router";
import { setLanguage } from "../../contract/account/session.ts";
import { z } from "../../contract/zod.ts";
import { writtenLocales } from "../../domain/locale/languages.ts";
import { apiOf, flash, rememberLocale, sessionOf, textsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { withoutLanguage } from "../../request/locale/language-in-address.ts";
import { problemText } from "../../request/locale/problem-text.ts";
import { redirectTarget } from "../../request/forms/redirect-target.ts";
import type { Route } from "./+types/language.ts";

const languageForm = z.object({ language: z.enum(writtenLocales), back: z.string().optional() });

/** Somebody followed the form's address: the page with all languages. */
export function loader() {
  return redirect("/lang-config");
}

/** The language menu: remembered for a year, in the account too when there is one, and back to where one was. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: languageForm, context });
  if (!form.ok) return redirect("/");
  const { language, back } = form.value;
  const changed = sessionOf(context).signedIn ? await apiOf(context).call(setLanguage, { language }) : undefined;
  // The account's language comes first: where it cannot be changed the page would not keep another one.
  if (changed && !changed.ok && changed.problem.error !== "authentication_required") {
    flash(context, { tone: "danger", text: problemText(changed.problem, textsOf(context)) });
  } else rememberLocale(context, language);
  return redirect(withoutLanguage(redirectTarget(back, "/")), 303);
}
