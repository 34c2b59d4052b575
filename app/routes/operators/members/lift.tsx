import { liftSanction } from "../../../contract/operators/operator-members.ts";
import { apiOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { changedRefusal } from "../queue/changed.server.ts";
import type { Route } from "./+types/lift.ts";
import { actOnMember } from "./act-on-member.server.ts";
import { memberPath } from "./member-path.ts";
import { liftForm } from "./members.form.ts";
import { needOpenedMember, toMember } from "./opened-member.server.ts";

export const handle = { title: "operators:lift.title" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { member } = await needOpenedMember(context, params.id);
  if (member.retired) throw toMember(params.id);
  const { id, name, standing, latest_decision: seen } = member;
  return { id, name, standing, seen, constraint: constraintsOf(liftForm) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = params;
  const done = () => ({ text: "operators:lift.done" }) as const;
  return actOnMember({ request, context, id, schema: liftForm, done, refusal: changedRefusal(context) }, (values) =>
    apiOf(context).call(liftSanction, { id, ...values }),
  );
}

/** Takes a decision back; the member is told by mail. Perhaps it ended, or a colleague lifted it, while this was written. */
export default function Lift({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, standing, seen, constraint } = loaderData;
  const { t } = useTranslation(["operators", "login"]);
  if (standing.length === 0)
    return (
      <Page title={t("operators:lift.title")} lead={t("operators:lift.nothing", { name })} width="narrow">
        <ButtonLink href={memberPath(id)}>{t("operators:member.title")}</ButtonLink>
      </Page>
    );
  return (
    <Page
      title={t("operators:lift.title")}
      lead={t("operators:lift.lead", { name })}
      back={<a href={memberPath(id)}>{t("operators:member.back", { name })}</a>}
      width="narrow"
    >
      <ServerForm
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("login:errors_title")}
        labels={{ kind: t("operators:lift.kind"), reason: t("operators:sanction.reason") }}
      >
        <Hidden name="seen" value={String(seen)} />
        <ChoiceField
          name="kind"
          options={standing.map(({ kind }) => ({ value: kind, label: t(`operators:sanction.kinds.${kind}`) }))}
          {...(standing.length === 1 && standing[0] && { defaultValue: standing[0].kind })}
        />
        <TextField name="reason" hint={t("operators:lift.reason_hint")} lines={4} />
        <Button>{t("operators:lift.submit")}</Button>
      </ServerForm>
    </Page>
  );
}
