import { redirect } from "react-router";
import { setLanguage } from "../../contract/session.ts";
import { locale } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";
import { apiOf, rememberLocale, sessionOf } from "../../request/context.server.ts";
import { readForm } from "../../request/form.server.ts";
import { redirectTarget } from "../../request/redirect-target.ts";
import type { Route } from "./+types/language.ts";

const languageForm = z.object({ language: locale, back: z.string().optional() });

/** Somebody followed a form's address: there is nothing to see here. */
export function loader() {
  return redirect("/");
}

/** The language menu: remembered for a year, in the account too when there is one, and back to where one was. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, languageForm, context);
  if (!form.ok) return redirect("/");
  const { language, back } = form.value;
  rememberLocale(context, language);
  // The page changes its language even where the account cannot: then the next sign-in brings the old one back.
  if (sessionOf(context).signedIn) await apiOf(context).call(setLanguage, { language });
  return redirect(redirectTarget(back, "/"), 303);
}
