import { redirect, useOutletContext } from "react-router";
import { listSessions } from "../../contract/access.ts";
import { listPasskeys } from "../../contract/passkeys.ts";
import { apiOf, flash, textsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { LinkList, LinkRow } from "../../ui/link-row/link-row.tsx";
import { Page, Section } from "../../ui/page/page.tsx";
import { useBackToProfile } from "../../page-parts/use-back-to-profile.tsx";
import type { Route } from "./+types/security.ts";
import { applyChange } from "./security/apply-change.server.ts";
import { namedDevice } from "./security/named-device.server.ts";
import { Devices } from "./security/devices.tsx";
import { EmailAddress } from "./security/email-address.tsx";
import { PasswordChange } from "./security/password-change.tsx";
import { emailForm, passwordForm, securityForm } from "./security/security.form.ts";

export const handle = { title: "access:security.title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [{ sessions }, { passkeys }] = await Promise.all([
    api.callOrThrow(listSessions),
    api.callOrThrow(listPasskeys),
  ]);
  const constraints = { email: constraintsOf(emailForm), password: constraintsOf(passwordForm) };
  return { devices: sessions.map(namedDevice), passkeys: passkeys.length, now: Date.now(), constraints };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, securityForm, context);
  if (!form.ok) return form.reject();
  const done = await applyChange(form.value, context);
  if (!done.ok) {
    // The usual text says "old password", which is the name of the field in the form that changes the password.
    const texts = { password_wrong: textsOf(context)("access:security.password_wrong") };
    return form.refuse(done.problem, form.value.intent === "email" ? { texts } : {});
  }
  // The page itself shows the address that waits for its confirmation: the message is for screen readers.
  const quiet = form.value.intent === "email" && ({ quiet: true } as const);
  flash(context, { tone: "success", text: done.value, ...quiet });
  return redirect("/profile/security", 303);
}

export default function Security({
  loaderData: { devices, passkeys, now, constraints },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation("access");
  const { user } = useOutletContext<MemberArea>();
  const refused = (intent: string) => (actionData?.form.initialValue?.intent === intent ? actionData.form : undefined);
  return (
    <Page title={t("security.title")} back={useBackToProfile("#settings")}>
      <EmailAddress user={user} constraint={constraints.email} reply={refused("email")} />
      <PasswordChange user={user} passkeys={passkeys} constraint={constraints.password} reply={refused("password")} />
      <Devices devices={devices} now={now} reply={refused("end_device") ?? refused("end_others")} />
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
