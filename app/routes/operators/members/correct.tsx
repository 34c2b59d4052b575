import { basicsText, correctMember } from "../../../contract/operators/operator-corrections.ts";
import { MIN_AGE } from "../../../domain/account/age.ts";
import { formatDay } from "../../../domain/locale/format.ts";
import { apiOf, type Context, localeOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import type { Refusal } from "../../../request/forms/form-error.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { GenderField } from "../fictional-profiles/profile-fields.tsx";
import { changedRefusal } from "../queue/changed.server.ts";
import type { Route } from "./+types/correct.ts";
import { actOnMember } from "./act-on-member.server.ts";
import { memberPath } from "./member-path.ts";
import { correctForm } from "./members.form.ts";
import { needOpenedMember, toMember } from "./opened-member.server.ts";

export const handle = { title: "operators:correct.title" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { member } = await needOpenedMember(context, params.id);
  const { id, name, gender, date_of_birth, fictional } = member;
  // Nobody relies on a fictional profile's, and they stay as they were made.
  if (fictional) throw toMember(params.id);
  const born = formatDay(date_of_birth, localeOf(context));
  return { id, name, gender, date_of_birth, born, seen: basicsText(member), constraint: constraintsOf(correctForm) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = params;
  const refusal = refusalOf(context);
  return actOnMember({ request, context, id, schema: correctForm, done: doneWith, refusal }, (values) =>
    apiOf(context).call(correctMember, { id, ...values }),
  );
}

function doneWith({ seen, ...basics }: { seen: string } & Parameters<typeof basicsText>[0]) {
  return { text: seen === basicsText(basics) ? "operators:correct.same" : "operators:correct.done" } as const;
}

function refusalOf(context: Context): Refusal {
  const t = textsOf(context);
  const changed = changedRefusal(context);
  const texts = {
    ...changed.texts,
    account_deleted: t("operators:correct.leaving"),
    // A member is told "your date of birth".
    date_of_birth_too_young: t("operators:correct.too_young", { min_age: MIN_AGE }),
  };
  return { ...changed, texts };
}

/** Puts right what a member cannot change by themselves, as they asked customer service to. */
export default function Correct({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, gender, date_of_birth, born, seen, constraint } = loaderData;
  const { t } = useTranslation(["operators", "attributes", "profile", "login"]);
  return (
    <Page
      title={t("operators:correct.title")}
      lead={t("operators:correct.lead", { name })}
      width="narrow"
      back={<a href={memberPath(id)}>{t("operators:member.back", { name })}</a>}
    >
      {/* Also beside what is typed, which stands there again where a colleague was first. */}
      <p>{t("operators:correct.now", { gender: t(`attributes:values.gender.${gender}`), born })}</p>
      <ServerForm
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("login:errors_title")}
        labels={{
          gender: t("attributes:facts.gender"),
          date_of_birth: t("profile:born"),
          reason: t("operators:correct.reason"),
        }}
      >
        <Hidden name="seen" value={seen} />
        <GenderField name="gender" value={gender} />
        <TextField
          name="date_of_birth"
          type="date"
          hint={t("operators:correct.born_hint", { min_age: MIN_AGE })}
          defaultValue={date_of_birth}
        />
        <TextField name="reason" hint={t("operators:correct.reason_hint")} lines={3} />
        <Button>{t("operators:correct.submit")}</Button>
      </ServerForm>
    </Page>
  );
}
