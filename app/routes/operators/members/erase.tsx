import { eraseMember } from "../../../contract/operators/operator-members.ts";
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
import { Facts } from "../../../ui/facts/facts.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/erase.ts";
import { actOnMember } from "./act-on-member.server.ts";
import { MEMBERS, memberPath } from "./member-path.ts";
import { eraseForm } from "./members.form.ts";
import { needOpenedMember } from "./opened-member.server.ts";

export const handle = { title: "operators:erase.title" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { member } = await needOpenedMember(context, params.id);
  const { id, name, email } = member;
  return { id, name, email, constraint: constraintsOf(eraseForm) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = params;
  return actOnMember({ request, context, id, schema: eraseForm, done: doneWith }, ({ when, reason }) =>
    apiOf(context).call(eraseMember, { id, reason, at_once: when === "at_once" }),
  );
}

/** Who is erased at once has no page any more. */
function doneWith({ when }: { when: "grace" | "at_once" }) {
  return when === "at_once"
    ? ({ text: "operators:erase.done_at_once", next: MEMBERS } as const)
    : ({ text: "operators:erase.done" } as const);
}

/** Deletes an account whose member asked for it by letter, mail or telephone. */
export default function Erase({ loaderData: { id, name, email, constraint }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["operators", "login"]);
  const ways = [
    { value: "grace", label: t("operators:erase.grace", { count: DELETE_GRACE_DAYS }) },
    { value: "at_once", label: t("operators:erase.at_once"), hint: t("operators:erase.at_once_hint") },
  ];
  return (
    <Page
      title={t("operators:erase.title")}
      lead={t("operators:erase.lead", { name })}
      width="narrow"
      back={<a href={memberPath(id)}>{t("operators:member.back", { name })}</a>}
    >
      <Facts
        items={[
          { term: t("operators:member.id"), detail: id },
          ...(email ? [{ term: t("operators:member.email"), detail: email }] : []),
        ]}
      />
      <ServerForm
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("login:errors_title")}
        labels={{
          when: t("operators:erase.when"),
          reason: t("operators:erase.reason"),
          sure: t("operators:erase.sure"),
        }}
      >
        <ChoiceField name="when" options={ways} />
        <TextField name="reason" hint={t("operators:erase.reason_hint")} lines={3} />
        <CheckboxField name="sure" />
        <Button tone="danger">{t("operators:erase.submit")}</Button>
      </ServerForm>
    </Page>
  );
}
