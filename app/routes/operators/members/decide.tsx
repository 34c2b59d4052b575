import { rules } from "../../../contract/safety/cases.ts";
import type { FollowedCase } from "../../../contract/operators/operator-cases.ts";
import { sanctionMember } from "../../../contract/operators/operator-members.ts";
import { sanctionKinds } from "../../../contract/safety/sanctions.ts";
import { languageName } from "../../../domain/locale/languages.ts";
import { apiOf, localeOf, mintKey } from "../../../request/context.server.ts";
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
import { followedView, standingView } from "../cases/case-view.ts";
import { CountsNow } from "../cases/counts-now.tsx";
import { DecisionList } from "../cases/decision-list.tsx";
import { HowLong } from "../cases/how-long.tsx";
import { daysOf } from "../cases/lasting.form.ts";
import { changedRefusal } from "../queue/changed.server.ts";
import type { Route } from "./+types/decide.ts";
import { actOnMember } from "./act-on-member.server.ts";
import { memberPath } from "./member-path.ts";
import { sanctionForm } from "./members.form.ts";
import { needOpenedMember, toMember } from "./opened-member.server.ts";

export const handle = { title: "operators:sanction.title" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { member, cases, seen } = await needOpenedMember(context, params.id);
  if (member.retired) throw toMember(params.id);
  const { id, name, language, standing } = member;
  const locale = localeOf(context);
  return {
    id,
    name,
    language: languageName(language),
    standing: standingView(standing, locale),
    current: cases.filter(isFollowed).map((one) => followedView(one, locale)),
    seen: String(seen),
    key: mintKey(),
    constraint: constraintsOf(sanctionForm),
  };
}

/** Does a colleague work on it, or is what they decided not carried out yet? */
function isFollowed({ progress, appeals }: FollowedCase): boolean {
  return Boolean(progress) || appeals.some((appeal) => appeal.progress);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = params;
  const done = () => ({ text: "operators:sanction.done" }) as const;
  return actOnMember({ request, context, id, schema: sanctionForm, done, refusal: changedRefusal(context) }, (values) =>
    apiOf(context).call(sanctionMember, { id, ...values, days: daysOf(values) }),
  );
}

/** Decides about a member, who is told by mail what, why, and how to object. */
export default function Decide({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, language, standing, current, seen, key, constraint } = loaderData;
  const { t } = useTranslation(["operators", "cases", "login"]);
  return (
    <Page
      title={t("operators:sanction.title")}
      lead={t("operators:sanction.lead", { name })}
      width="narrow"
      back={<a href={memberPath(id)}>{t("operators:member.back", { name })}</a>}
    >
      <CountsNow standing={standing} />
      {current.map((one) => (
        <DecisionList key={one.case} {...one} />
      ))}
      <ServerForm
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("login:errors_title")}
        labels={{
          kind: t("operators:sanction.kind"),
          ground: t("operators:case.ground"),
          days: t("operators:case.how_long"),
          reason: t("operators:sanction.reason"),
        }}
      >
        <Hidden name="key" value={key} />
        <Hidden name="seen" value={seen} />
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
        <HowLong />
        <TextField name="reason" hint={t("operators:sanction.words_hint", { language })} lines={4} />
        <Button tone="danger">{t("operators:sanction.submit")}</Button>
      </ServerForm>
    </Page>
  );
}
