import { redirect } from "react-router";
import { makeFictional } from "../../../contract/operators/operator-profiles.ts";
import { MIN_AGE } from "../../../domain/account/age.ts";
import { apiOf, flash, mintKey, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/new-profile.ts";
import { askAboutPlace } from "./ask-about-place.server.ts";
import { CountryForm } from "./country-form.tsx";
import { askedOf, askedValues, fieldsFor } from "./profile-fields.server.ts";
import { GenderField, ProfileFields } from "./profile-fields.tsx";
import { makeForm } from "./profile.form.ts";
import { FICTIONAL, profilePath } from "./profile-path.ts";
import { useProfileLabels } from "./use-profile-labels.ts";

export const handle = { title: "operators:profiles.make" } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const data = await fieldsFor(context, { url });
  return { data, key: mintKey(), constraint: constraintsOf(makeForm(data.facts)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: makeForm(askedOf(context).facts), context });
  if (!form.ok) return form.reject();
  const asked = await askAboutPlace(form, context);
  if (asked) return asked;
  const made = await apiOf(context).call(makeFictional, askedValues(form.value, askedOf(context)));
  const t = textsOf(context);
  // A member is told "your date of birth".
  const tooYoung = t("operators:profiles.too_young", { min_age: MIN_AGE });
  if (!made.ok) return form.refuse(made.problem, { texts: { date_of_birth_too_young: tooYoung } });
  flash(context, { tone: "success", text: t("operators:profiles.made", { name: form.value.name }) });
  return redirect(profilePath(made.value.id), 303);
}

/** A profile that nobody lives behind: it is labelled wherever it appears, from the first moment on. */
export default function NewProfile({ loaderData: { data, key, constraint }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["operators", "profile", "login"]);
  return (
    <Page
      title={t("operators:profiles.make")}
      lead={t("operators:profiles.make_lead")}
      back={<a href={FICTIONAL}>{t("operators:profiles.title")}</a>}
      width="narrow"
    >
      <CountryForm {...data} />
      <ServerForm
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("login:errors_title")}
        labels={useProfileLabels()}
      >
        <Hidden name="key" value={key} />
        <GenderField name="gender" />
        <TextField name="date_of_birth" type="date" hint={t("operators:profiles.fixed")} />
        <ProfileFields data={data} />
        <Button>{t("operators:profiles.make_button")}</Button>
      </ServerForm>
    </Page>
  );
}
