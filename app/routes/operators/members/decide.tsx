import { rules } from "../../../contract/safety/cases.ts";
import { sanctionMember } from "../../../contract/operators/operator-members.ts";
import { sanctionKinds } from "../../../contract/safety/sanctions.ts";
import { endOfDay } from "../../../domain/locale/day.ts";
import { languageName } from "../../../domain/locale/languages.ts";
import { SITE_TIME_ZONE } from "../../../domain/locale/format.ts";
import { apiOf, mintKey, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/decide.ts";
import { actOnMember } from "./act-on-member.server.ts";
import { memberPath } from "./member-path.ts";
import { sanctionForm } from "./members.form.ts";
import { needOpenedMember, toMember } from "./opened-member.server.ts";

export const handle = { title: "operators:sanction.title" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { member } = await needOpenedMember(context, params.id);
  const constraint = constraintsOf(sanctionForm);
  if (member.retired) throw toMember(params.id);
  return { id: member.id, name: member.name, language: languageName(member.language), key: mintKey(), constraint };
}

/** A day counts until its end in the time zone in which the staff read times. */
export async function action({ request, params, context }: Route.ActionArgs) {
  // Of a day that has gone by, or of what ends not at all: what is no day at all the form says itself.
  const refusal = { texts: { invalid: textsOf(context)("operators:sanction.until_wrong") } };
  return actOnMember(
    {
      request,
      context,
      id: params.id,
      schema: sanctionForm,
      done: () => ({ text: "operators:sanction.done" }),
      refusal,
    },
    (values) => {
      const until = values.until && new Date(endOfDay(SITE_TIME_ZONE, values.until)).toISOString();
      return apiOf(context).call(sanctionMember, { id: params.id, ...values, until });
    },
  );
}

/** Decides about a member, who is told by mail what, why, and how to object. */
export default function Decide({
  loaderData: { id, name, language, key, constraint },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation(["operators", "cases", "login"]);
  return (
    <Page
      title={t("operators:sanction.title")}
      lead={t("operators:sanction.lead", { name })}
      width="narrow"
      back={<a href={memberPath(id)}>{t("operators:member.back", { name })}</a>}
    >
      <ServerForm
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("login:errors_title")}
        labels={{
          kind: t("operators:sanction.kind"),
          ground: t("operators:case.ground"),
          until: t("operators:sanction.until"),
          reason: t("operators:sanction.reason"),
        }}
      >
        <Hidden name="key" value={key} />
        <ChoiceField
          name="kind"
          options={sanctionKinds.map((value) => ({
            value,
            label: t(`operators:sanction.kinds.${value}`),
            hint: t(`operators:sanction.hints.${value}`),
          }))}
        />
        <SelectField
          name="ground"
          placeholder={t("operators:case.choose")}
          options={rules.map((value) => ({ value, label: t(`cases:grounds.${value}`) }))}
        />
        <TextField name="until" type="date" hint={t("operators:sanction.until_hint")} />
        <TextField name="reason" hint={t("operators:sanction.words_hint", { language })} lines={4} />
        <Button tone="danger">{t("operators:sanction.submit")}</Button>
      </ServerForm>
    </Page>
  );
}
