import { redirect } from "react-router";
import { LONGEST_COMPLAINT, reportReasons } from "../../contract/safety/cases.ts";
import { sendComplaint } from "../../contract/safety/reports.ts";
import { CharactersLeft } from "../../page-parts/characters-left.tsx";
import { apiOf, localeOf, mintKey, textsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { sealCase, sentCase } from "../../request/session/sent-case.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Banner } from "../../ui/banner/banner.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { CheckboxField } from "../../ui/form/checkbox-field.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/complaints.ts";
import { complaintForm } from "./complaint.form.ts";

export const handle = { hydrate: false, title: "complaints:title" } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  return { number: await sentCase(context, url), key: mintKey(), constraint: constraintsOf(complaintForm) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: complaintForm, context });
  if (!form.ok) return form.reject();
  const { good_faith: _ticked, ...complaint } = form.value;
  const sent = await apiOf(context).call(sendComplaint, {
    ...complaint,
    good_faith: true,
    language: localeOf(context),
  });
  if (!sent.ok)
    return form.refuse(sent.problem, { texts: { reports_waiting: textsOf(context)("complaints:waiting") } });
  return redirect(`/complaints?sent=${await sealCase(context, sent.value.case)}`, 303);
}

/** Anybody may tell us of something illegal, signed in or not (Digital Services Act, article 16). */
export default function Complaints({ loaderData: { number, key, constraint }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["complaints", "cases", "login"]);
  if (number !== undefined) return <Received number={number} />;
  return (
    <Page title={t("complaints:title")} lead={t("complaints:lead")}>
      <p>
        {t("complaints:member")} <a href="/pages/service">{t("complaints:service")}</a>.
      </p>
      <Card>
        <ServerForm
          constraint={constraint}
          reply={actionData?.form}
          errorTitle={t("login:errors_title")}
          labels={{
            address: t("complaints:address"),
            reason: t("complaints:reason"),
            text: t("complaints:text"),
            name: t("complaints:name"),
            email: t("complaints:email"),
            good_faith: t("complaints:good_faith"),
          }}
        >
          <Hidden name="key" value={key} />
          <TextField name="address" hint={t("complaints:address_hint")} lines={2} />
          <ChoiceField
            name="reason"
            options={reportReasons.map((value) => ({ value, label: t(`cases:reasons.${value}`) }))}
          />
          <TextField
            name="text"
            hint={
              <>
                {t("complaints:text_hint")} <CharactersLeft name="text" most={LONGEST_COMPLAINT} />
              </>
            }
            lines={6}
          />
          <TextField name="name" autoComplete="name" />
          <TextField name="email" type="email" hint={t("complaints:email_hint")} autoComplete="email" />
          <CheckboxField name="good_faith" />
          <Actions>
            <Button>{t("complaints:send")}</Button>
          </Actions>
        </ServerForm>
      </Card>
    </Page>
  );
}

function Received({ number }: { number: string }) {
  const { t } = useTranslation("complaints");
  return (
    <Page title={t("received")} width="narrow">
      <Banner tone="success">
        <p>{t("received_text", { number })}</p>
      </Banner>
      <p>{t("received_next")}</p>
    </Page>
  );
}
