import { liftSanction } from "../../../contract/operator-members.ts";
import { apiOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/lift.ts";
import { actOnMember } from "./act-on-member.server.ts";
import { liftForm } from "./members.form.ts";
import { needOpenedMember, toMember } from "./opened-member.server.ts";

export const handle = { title: "operators:lift.title" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { member } = await needOpenedMember(context, params.id);
  if (member.retired || member.standing.length === 0) throw toMember(params.id);
  return { name: member.name, standing: member.standing, constraint: constraintsOf(liftForm) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = params;
  return actOnMember({ request, context, id, schema: liftForm, done: "operators:lift.done" }, (values) =>
    apiOf(context).call(liftSanction, { id, ...values }),
  );
}

/** Takes a decision back; the member is told by mail. */
export default function Lift({ loaderData: { name, standing, constraint }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <Page title={t("operators:lift.title")} lead={t("operators:lift.lead", { name })} width="narrow">
      <ServerForm constraint={constraint} reply={actionData?.form} errorTitle={t("login:errors_title")}>
        <ChoiceField
          name="kind"
          legend={t("operators:lift.kind")}
          options={standing.map((value) => ({ value, label: t(`operators:sanction.kinds.${value}`) }))}
          {...(standing[0] && { defaultValue: standing[0] })}
        />
        <TextField
          name="reason"
          label={t("operators:sanction.reason")}
          hint={t("operators:lift.reason_hint")}
          lines={4}
        />
        <Button>{t("operators:lift.submit")}</Button>
      </ServerForm>
    </Page>
  );
}
