import { LONGEST_COMPLAINT } from "../../contract/safety/cases.ts";
import { AskedAddressField } from "../../page-parts/asked-address-field.tsx";
import { TypedKept } from "../../page-parts/typed-kept.tsx";
import { WhyFields } from "../../page-parts/why-fields.tsx";
import { mintKey } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { typedReply } from "../../request/forms/typed-reply.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { sentCase } from "../../request/visitor/sent-case.server.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { CheckboxField } from "../../ui/form/checkbox-field.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/complaints.ts";
import { askedAddress } from "./asked-address.ts";
import { CaseReceived } from "./case-received.tsx";
import { answerComplaint } from "./answer-complaint.server.ts";
import { complainantOf } from "./complainant.server.ts";
import { PlaceField, SenderFields } from "./complaint-fields.tsx";
import { aboutGone, complaintForm } from "./complaint.form.ts";
import { GoneField } from "./gone-field.tsx";
import { InName } from "./in-name.tsx";

export const handle = { hydrate: false, title: "complaints:title" } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const [sent, member] = await Promise.all([sentCase(context, url), complainantOf(context)]);
  // A choice that was made before stays while the list cannot be asked.
  const schema = member && member.people?.length !== 0 ? aboutGone : complaintForm;
  const typed = await typedReply(url, context);
  return { sent, member, typed, key: mintKey(), constraint: constraintsOf(schema) };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerComplaint(request, context);
}

/** Anybody may tell us of something illegal, signed in or not (Digital Services Act, article 16). */
export default function Complaints({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, member, typed, key, constraint } = loaderData;
  const { t } = useTranslation(["complaints", "login"]);
  if (sent) return <CaseReceived page="complaints" {...sent} to={member?.email ?? sent.to} isMember={!!member} />;
  return (
    <Page title={t("complaints:title")} lead={t(member ? "complaints:lead_member" : "complaints:lead")}>
      <p>
        {t(member ? "complaints:member_here" : "complaints:member")} <a href="/support">{t("complaints:service")}</a>.
      </p>
      {typed && <TypedKept />}
      <Card>
        <ServerForm
          constraint={constraint}
          reply={actionData?.form ?? typed}
          errorTitle={t("login:errors_title")}
          labels={{
            conversation: t("complaints:gone"),
            address: t("complaints:address"),
            reason: t("complaints:reason"),
            text: t("complaints:text"),
            name: t("complaints:name"),
            email: t("complaints:email"),
            good_faith: t("complaints:good_faith"),
          }}
        >
          <Hidden name="key" value={key} />
          {member && <GoneField people={member.people} />}
          <PlaceField />
          {member && <p>{t("complaints:along")}</p>}
          <WhyFields hint={t("complaints:text_hint", { max: LONGEST_COMPLAINT })} most={LONGEST_COMPLAINT} lines={6} />
          {member ? <InName page="complaints" {...member} /> : <SenderFields />}
          <AskedAddressField asked={askedAddress(actionData)} />
          <CheckboxField name="good_faith" />
          <Actions>
            <Button>{t("complaints:send")}</Button>
          </Actions>
        </ServerForm>
      </Card>
    </Page>
  );
}
