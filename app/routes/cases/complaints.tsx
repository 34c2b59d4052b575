import { redirect } from "react-router";
import { LONGEST_COMPLAINT, LONGEST_PLACE, LONGEST_SENDER } from "../../contract/safety/cases.ts";
import { sendComplaint } from "../../contract/safety/reports.ts";
import { KEEP_TYPED_FIELD, PAGE_MEMBER_FIELD } from "../../domain/auth/page-member.ts";
import { CharactersLeft } from "../../page-parts/characters-left.tsx";
import { WhyFields } from "../../page-parts/why-fields.tsx";
import { apiOf, type Context, localeOf, mintKey, sessionOf, textsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { typedReply } from "../../request/forms/typed-reply.server.ts";
import { signInAgain } from "../../request/session/sign-in-again.server.ts";
import { TypedKept } from "../../page-parts/typed-kept.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { currentUserOf } from "../../request/session/current-user.server.ts";
import { sealCase, sentCase } from "../../request/visitor/sent-case.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { CheckboxField } from "../../ui/form/checkbox-field.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/complaints.ts";
import { aboutGone, complaintForm, inName, namesGone } from "./complaint.form.ts";
import { complainantOf } from "./complainant.server.ts";
import { ComplaintReceived } from "./complaint-received.tsx";
import { GoneField } from "./gone-field.tsx";

export const handle = { hydrate: false, title: "complaints:title" } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const [number, member] = await Promise.all([sentCase(context, url), complainantOf(context)]);
  const schema = member && member.people.length > 0 ? aboutGone : complaintForm;
  const typed = await typedReply(url, context);
  return { number, member, typed, key: mintKey(), constraint: constraintsOf(schema) };
}

export async function action({ request, context }: Route.ActionArgs) {
  // In the name of an account, the page said: whose session has ended signs in again, and finds what was typed.
  const promised = await readForm({ request: request.clone(), schema: inName, context });
  if (promised.ok && !(await currentUserOf(context))) throw signInAgain(sessionOf(context), "/complaints");
  const gone = await readForm({ request: request.clone(), schema: namesGone, context });
  const form = await readForm({ request, schema: gone.ok ? aboutGone : complaintForm, context });
  if (!form.ok) return form.reject();
  const { good_faith: _ticked, ...complaint } = form.value;
  const sent = await apiOf(context).call(sendComplaint, {
    ...complaint,
    good_faith: true,
    language: localeOf(context),
  });
  if (!sent.ok) return form.refuse(sent.problem, { texts: refusals(context) });
  return redirect(`/complaints?sent=${await sealCase(context, sent.value.case, "/complaints")}`, 303);
}

function refusals(context: Context) {
  const t = textsOf(context);
  return { reports_waiting: t("complaints:waiting"), not_found: t("complaints:gone_over") };
}

/** Anybody may tell us of something illegal, signed in or not (Digital Services Act, article 16). */
export default function Complaints({ loaderData, actionData }: Route.ComponentProps) {
  const { number, member, typed, key, constraint } = loaderData;
  const { t } = useTranslation(["complaints", "login"]);
  if (number !== undefined) return <ComplaintReceived number={number} email={member?.email} isMember={!!member} />;
  return (
    <Page title={t("complaints:title")} lead={t(member ? "complaints:lead_member" : "complaints:lead")}>
      <p>
        {t(member ? "complaints:member_here" : "complaints:member")}{" "}
        <a href="/pages/service">{t("complaints:service")}</a>.
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
          {member && member.people.length > 0 && <GoneField people={member.people} />}
          <PlaceField />
          {member && <p>{t("complaints:along")}</p>}
          <WhyFields hint={t("complaints:text_hint", { max: LONGEST_COMPLAINT })} most={LONGEST_COMPLAINT} lines={6} />
          {member ? <InName {...member} /> : <SenderFields />}
          <CheckboxField name="good_faith" />
          <Actions>
            <Button>{t("complaints:send")}</Button>
          </Actions>
        </ServerForm>
      </Card>
    </Page>
  );
}

function PlaceField() {
  const { t } = useTranslation("complaints");
  const left = <CharactersLeft name="address" most={LONGEST_PLACE} />;
  return (
    <TextField
      name="address"
      hint={
        <>
          {t("address_hint", { max: LONGEST_PLACE })} {left}
        </>
      }
      lines={2}
    />
  );
}

/** A visitor may say who they are. */
function SenderFields() {
  const { t } = useTranslation("complaints");
  const left = <CharactersLeft name="name" most={LONGEST_SENDER} />;
  return (
    <>
      <TextField name="name" hint={left} autoComplete="name" />
      <TextField name="email" type="email" hint={t("email_hint")} autoComplete="email" />
    </>
  );
}

/** A member is known; the form goes in no other's name who signed in here since. */
function InName({ id, name, email }: NonNullable<Route.ComponentProps["loaderData"]["member"]>) {
  const { t } = useTranslation("complaints");
  return (
    <p>
      <input type="hidden" name={PAGE_MEMBER_FIELD} value={id} readOnly />
      <input type="hidden" name={KEEP_TYPED_FIELD} value="on" readOnly />
      {email ? t("in_name", { name, email }) : t("in_account")}
    </p>
  );
}
