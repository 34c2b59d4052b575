import { redirect } from "react-router";
import { getFictional, retireFictional } from "../../../contract/operators/operator-profiles.ts";
import { apiOf, flash, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/retire.ts";
import { retireForm } from "./profile.form.ts";
import { FICTIONAL, profilePath } from "./profile-path.ts";

export const handle = { title: "operators:profiles.retire" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { profile } = await apiOf(context).callOrThrow(getFictional, { id: params.id });
  if (profile.retired) throw redirect(profilePath(params.id));
  return { id: params.id, name: profile.name ?? "", constraint: constraintsOf(retireForm) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: retireForm, context });
  if (!form.ok) return form.reject();
  const retired = await apiOf(context).call(retireFictional, { id: params.id, why: form.value.why });
  if (!retired.ok) return form.refuse(retired.problem);
  flash(context, { tone: "success", text: textsOf(context)("operators:profiles.retired_done") });
  return redirect(FICTIONAL, 303);
}

/** Asks once more, and says what happens: it cannot be taken back. */
export default function Retire({ loaderData: { id, name, constraint }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["operators", "login"]);
  const happens = ["search", "credits", "conversations", "final"] as const;
  return (
    <Page
      title={t("operators:profiles.retire_title", { name })}
      back={<a href={profilePath(id)}>{name}</a>}
      width="narrow"
    >
      <ul>
        {happens.map((what) => (
          <li key={what}>{t(`operators:profiles.happens.${what}`)}</li>
        ))}
      </ul>
      <ServerForm
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("login:errors_title")}
        labels={{ why: t("operators:profiles.why"), sure: t("operators:profiles.retire_sure") }}
      >
        <TextField name="why" lines={2} hint={t("operators:profiles.why_hint")} />
        <CheckboxField name="sure" />
        <Button tone="danger">{t("operators:profiles.retire")}</Button>
      </ServerForm>
    </Page>
  );
}
