import { redirect } from "react-router";
import { setPreferences } from "../../contract/account/notifications.ts";
import { setLanguage } from "../../contract/account/session.ts";
import { apiOf, type Context, flash, localeOf, nowOf, rememberLocale } from "../../request/context.server.ts";
import { readCookie } from "../../request/visitor/cookies.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { setMode, setTheme, themeOf } from "../../request/visitor/modes.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { textsFor } from "../../request/locale/texts.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Page } from "../../ui/page/page.tsx";
import { useBackToProfile } from "../../page-parts/use-back-to-profile.tsx";
import type { Route } from "./+types/display.ts";
import { DisplayForm } from "./display/display-form.tsx";
import { displayForm, type DisplayChoices } from "./display/display.form.ts";

export const handle = { title: "account:display.title" } satisfies PageHandle;

/** `now`: zones are shown with the time it is there. `light`, `theme`: in this browser, whatever the account says. */
export function loader({ request, context }: Route.LoaderArgs) {
  const light = readCookie(request, "light") === "1";
  return { now: nowOf(context), light, theme: themeOf(request) ?? "system", constraint: constraintsOf(displayForm) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: displayForm, context });
  if (!form.ok) return form.reject();
  const { language, theme: _onlyHere, ...preferences } = form.value;
  const api = apiOf(context);
  const saved = await api.call(setPreferences, preferences);
  if (!saved.ok) return form.refuse(saved.problem);
  const spoken = await api.call(setLanguage, { language });
  if (!spoken.ok) return form.refuse(spoken.problem);
  applyToBrowser(form.value, context);
  return redirect("/profile/display", 303);
}

/** In this browser too, which every page asks; said in the language that was chosen. */
function applyToBrowser(
  { language, theme, light_mode: light, comfort_mode: comfort }: DisplayChoices,
  context: Context,
): void {
  if (language !== localeOf(context)) rememberLocale(context, language);
  setMode(context, "light", light);
  setMode(context, "comfort", comfort);
  setTheme(context, theme === "system" ? undefined : theme);
  flash(context, { tone: "success", text: textsFor(language)("account:display.saved") });
}

export default function Display({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  return (
    <Page title={t("display.title")} lead={t("display.lead")} back={useBackToProfile("#settings")}>
      <DisplayForm {...loaderData} reply={actionData?.form} />
    </Page>
  );
}
