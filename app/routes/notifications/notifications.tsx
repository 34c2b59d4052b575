import { redirect, useOutletContext } from "react-router";
import { memberId } from "../../domain/auth/page-member.ts";
import { enableNotifications, getNotifications, setNotifications } from "../../contract/account/notifications.ts";
import { apiOf, type Context, flash, settingsOf, textsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { LinkList, LinkRow } from "../../ui/link-row/link-row.tsx";
import { Page } from "../../ui/page/page.tsx";
import { useBackToProfile } from "../../page-parts/use-back-to-profile.tsx";
import type { Route } from "./+types/notifications.ts";
import { MailOff } from "./mail-off.tsx";
import { notificationsForm } from "./notifications.form.ts";
import { PushDevices } from "./push-devices.tsx";
import { Switches } from "./switches.tsx";

export const handle = { title: "notifications:title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { notifications } = await apiOf(context).callOrThrow(getNotifications);
  return { notifications, pushKey: settingsOf(context).push_public_key };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: notificationsForm, context });
  if (!form.ok) return form.reject();
  const answer = await applyIntent(form.value, context);
  if (!answer.ok) return form.refuse(answer.problem);
  const said = form.value.intent === "save" ? "saved" : (`again.${form.value.reason}` as const);
  flash(context, { tone: "success", text: textsOf(context)(`notifications:${said}`) });
  return redirect("/notifications", 303);
}

function applyIntent(asked: ReturnType<typeof notificationsForm.parse>, context: Context) {
  const api = apiOf(context);
  if (asked.intent === "enable") return api.call(enableNotifications, { reason: asked.reason });
  return api.call(setNotifications, { email: asked.email, push: asked.push });
}

export default function Notifications({ loaderData: { notifications, pushKey }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("notifications");
  const { user } = useOutletContext<MemberArea>();
  const refused = (intent: string) => (actionData?.form.initialValue?.intent === intent ? actionData.form : undefined);
  return (
    <Page title={t("title")} lead={t("lead")} back={useBackToProfile("#settings")}>
      <MailOff disabled={notifications.disabled} reply={refused("enable")} />
      <PushDevices pushKey={pushKey} member={memberId(user) ?? ""} devices={notifications.push_devices} />
      <Switches settings={notifications} push={Boolean(pushKey)} reply={refused("save")} />
      <LinkList>
        <LinkRow href="/profile/mails" icon="mail" title={t("mails.title")} detail={t("mails.link")} />
      </LinkList>
    </Page>
  );
}
