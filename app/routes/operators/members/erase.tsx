import { eraseMember } from "../../../contract/operator-members.ts";
import { DELETE_GRACE_DAYS } from "../../../domain/account/deletion.ts";
import { apiOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/erase.ts";
import { actOnMember } from "./act-on-member.server.ts";
import { eraseForm } from "./members.form.ts";
import { needOpenedMember } from "./opened-member.server.ts";

export const handle = { title: "operators:erase.title" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { member } = await needOpenedMember(context, params.id);
  return { name: member.name, constraint: constraintsOf(eraseForm) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = params;
  return actOnMember({ request, context, id, schema: eraseForm, done: "operators:erase.done" }, ({ when, reason }) =>
    apiOf(context).call(eraseMember, { id, reason, at_once: when === "at_once" }),
  );
}

/** Deletes an account whose member asked for it by letter, mail or telephone. */
export default function Erase({ loaderData: { name, constraint }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["operators", "login"]);
  const ways = [
    { value: "grace", label: t("operators:erase.grace", { count: DELETE_GRACE_DAYS }) },
    { value: "at_once", label: t("operators:erase.at_once"), hint: t("operators:erase.at_once_hint") },
  ];
  return (
    <Page title={t("operators:erase.title")} lead={t("operators:erase.lead", { name })} width="narrow">
      <ServerForm constraint={constraint} reply={actionData?.form} errorTitle={t("login:errors_title")}>
        <ChoiceField name="when" legend={t("operators:erase.when")} options={ways} />
        <TextField
          name="reason"
          label={t("operators:erase.reason")}
          hint={t("operators:erase.reason_hint")}
          lines={3}
        />
        <CheckboxField name="sure" label={t("operators:erase.sure")} />
        <Button tone="danger">{t("operators:erase.submit")}</Button>
      </ServerForm>
    </Page>
  );
}
