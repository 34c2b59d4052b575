import { Fragment } from "react";
import { redirect, useOutletContext } from "react-router";
import { listSessions } from "../../contract/account/access.ts";
import { listPasskeys } from "../../contract/account/passkeys.ts";
import { apiOf, flash, textsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import { platformContext } from "../../request/platform.server.ts";
import { textsInData } from "../../request/locale/data-texts.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ErrorSummary } from "../../ui/form/form-frame.tsx";
import { LinkList, LinkRow } from "../../ui/link-row/link-row.tsx";
import { Page, Section } from "../../ui/page/page.tsx";
import { UnsentBanner } from "../../page-parts/navigation/unsent-text.tsx";
import { useAnswer } from "../../page-parts/navigation/use-answer.ts";
import { useBackToProfile } from "../../page-parts/use-back-to-profile.tsx";
import type { Route } from "./+types/security.ts";
import { applyChange } from "./security/apply-change.server.ts";
import { namedDevice } from "./security/named-device.server.ts";
import { Devices } from "./security/devices.tsx";
import { EndOthersQuestion } from "./security/end-others-question.tsx";
import { EmailAddress } from "./security/email-address.tsx";
import { PasswordChange } from "./security/password-change.tsx";
import { emailForm, passwordForm, securityForm } from "./security/security.form.ts";

export const handle = {
  title: "access:security.title",
  quiet: true,
} satisfies PageHandle;

/** What the page says, besides what all members' pages say. */
const TEXTS = {
  access: ["errors_title", "password", "new_password", "new_password_hint", "new_password_repeat", "security"],
  account: ["overview"],
  fields: ["email_not_found"],
};

/** What is refused in the section of its form; any other refusal stands at the top of the page. */
const IN_SECTIONS = ["email", "password", "end_device", "end_others"];

export async function loader({ url, context }: Route.LoaderArgs) {
  const [api, now] = [apiOf(context), context.get(platformContext).clock.now()];
  const [{ sessions }, { passkeys }] = await Promise.all([
    api.callOrThrow(listSessions),
    api.callOrThrow(listPasskeys),
  ]);
  const constraints = { email: constraintsOf(emailForm), password: constraintsOf(passwordForm) };
  return {
    texts: textsInData(context, TEXTS),
    devices: sessions.map((session) => namedDevice(session, { context, now })),
    passkeys: passkeys.length,
    constraints,
    asked: url.searchParams.get("ask") === "others" && sessions.length > 1,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: securityForm, context });
  if (!form.ok) return form.reject();
  const done = await applyChange(form.value, context);
  if (!done.ok) {
    // The usual text says "old password", which is the name of the field in the form that changes the password.
    const texts = { password_wrong: textsOf(context)("access:security.password_wrong") };
    return form.refuse(done.problem, form.value.intent === "email" ? { texts } : {});
  }
  // The page itself shows the address that waits for its confirmation: the message is for screen readers.
  const quiet = form.value.intent === "email" && ({ quiet: true } as const);
  const stays = form.value.intent === "password" && ({ stays: true } as const);
  flash(context, { tone: "success", text: done.value, ...quiet, ...stays });
  // The list is shorter now: without its place the page would show its end.
  const place = form.value.intent.startsWith("end_") ? "#devices" : "";
  return redirect(`/profile/security${place}`, 303);
}

export default function Security({
  loaderData: { devices, passkeys, constraints, asked },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation("access");
  const { user } = useOutletContext<MemberArea>();
  const { answer, formKey } = useAnswer(actionData);
  const reply = answer?.form;
  const intent = String(reply?.initialValue?.intent);
  const refused = (...intents: string[]) => (intents.includes(intent) ? reply : undefined);
  return (
    <Page title={t("security.title")} back={useBackToProfile("#settings")}>
      {asked && !answer && <EndOthersQuestion />}
      <UnsentBanner answer={answer} />
      {reply && !IN_SECTIONS.includes(intent) && <ErrorSummary reply={reply} title={t("errors_title")} />}
      <Fragment key={formKey}>
        <EmailAddress user={user} constraint={constraints.email} reply={refused("email")} />
        <PasswordChange user={user} passkeys={passkeys} constraint={constraints.password} reply={refused("password")} />
        <Devices devices={devices} reply={refused("end_device", "end_others")} />
      </Fragment>
      <Section title={t("security.passkeys")}>
        <LinkList>
          <LinkRow
            href="/profile/passkeys"
            icon="key"
            title={t("security.to_passkeys")}
            detail={t("security.passkeys_text")}
          />
        </LinkList>
      </Section>
    </Page>
  );
}
