import { redirect } from "react-router";
import { attachMember } from "../../../contract/operators/operator-cases.ts";
import type { Constraints } from "../../../domain/form.ts";
import { NumberedText } from "../../../page-parts/words/numbered-text.tsx";
import { apiOf, flash, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { membersFoundBy, type MembersFound } from "../members/find-members.server.ts";
import { FoundMember } from "../members/found-member.tsx";
import { SearchForm } from "../members/search-form.tsx";
import { itemNumber, notClaimed } from "../queue/claimed-item.server.ts";
import type { Route } from "./+types/attach.ts";
import * as styles from "./cases.css.ts";
import { attachForm } from "./attach.form.ts";
import { attachPath, reportPath } from "./case-path.ts";
import { openCase } from "./case.server.ts";

export const handle = { title: "operators:attach.title" } satisfies PageHandle;

/** Only for who has claimed the case. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { number, view } = await openCase(params, context);
  return {
    number,
    name: view.case,
    said: [view.address, view.text].filter(Boolean),
    search: await membersFoundBy(url, context, view.country),
    constraint: constraintsOf(attachForm),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const number = itemNumber(params);
  const form = await readForm({ request, schema: attachForm, context });
  if (!form.ok) return form.reject();
  const attached = await apiOf(context).call(attachMember, { number: Number(number), ...form.value });
  const t = textsOf(context);
  if (attached.ok) {
    flash(context, { tone: "success", text: t("operators:attach.done") });
    return redirect(reportPath(number), 303);
  }
  if (attached.problem.error === "not_claimed") throw notClaimed(context, attached.problem);
  return form.refuse(attached.problem, {
    fields: { not_found: "id", yourself: "id" },
    texts: {
      not_found: t("operators:attach.gone"),
      yourself: t("operators:attach.sender"),
      invalid: t("operators:attach.named"),
    },
  });
}

/** Whom a complaint is about that nobody could place. */
export default function Attach({ loaderData, actionData }: Route.ComponentProps) {
  const { number, name, said, search, constraint } = loaderData;
  const { t } = useTranslation("operators");
  return (
    <Page
      title={t("attach.title")}
      lead={t("attach.lead")}
      back={
        <a href={reportPath(number)}>
          <NumberedText text={t("attach.back", { case: name })} />
        </a>
      }
    >
      <Card as="section">
        <h2>{t("attach.said")}</h2>
        {said.map((words) => (
          <p key={words} dir="auto" className={styles.words}>
            {words}
          </p>
        ))}
      </Card>
      <SearchForm action={attachPath(number)} page={search} />
      {search.found && <Found found={search.found} page={search} constraint={constraint} reply={actionData?.form} />}
    </Page>
  );
}

interface FoundProps {
  found: NonNullable<MembersFound["found"]>;
  page: MembersFound;
  constraint: Constraints;
  reply?: FormReply;
}

function Found({ found, page: { inCountry }, constraint, reply }: FoundProps) {
  const { t } = useTranslation(["operators", "login"]);
  const options = found.map((one) => ({ value: one.id, label: <FoundMember member={one} aside /> }));
  return (
    <Card as="section">
      <h2>{t("operators:members.found", { count: found.length })}</h2>
      {found.length === 0 ? (
        <p>{t("operators:members.none", { country: inCountry })}</p>
      ) : (
        <ServerForm
          constraint={constraint}
          reply={reply}
          errorTitle={t("login:errors_title")}
          labels={{ id: t("operators:attach.who"), reason: t("operators:attach.why") }}
        >
          <ChoiceField name="id" options={options} />
          <TextField name="reason" hint={t("operators:attach.why_hint")} lines={2} />
          <Actions>
            <Button>{t("operators:attach.submit")}</Button>
          </Actions>
        </ServerForm>
      )}
    </Card>
  );
}
