import { useOutletContext } from "react-router";
import { listMails } from "../../contract/account/notifications.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { apiOf } from "../../request/context.server.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/mails.ts";
import { MailList } from "./mails/mail-list.tsx";

export const handle = { title: "notifications:mails.title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return apiOf(context).callOrThrow(listMails);
}

/** The mails of the last 90 days: what left, to where, and whether it arrived. Never their words. */
export default function Mails({ loaderData: { mails } }: Route.ComponentProps) {
  const { t } = useTranslation("notifications");
  const { user } = useOutletContext<MemberArea>();
  const back = <a href="/notifications">{t("mails.back")}</a>;
  return (
    <Page title={t("mails.title")} lead={mails.length > 0 ? t("mails.lead") : undefined} back={back}>
      {mails.length > 0 ? (
        <MailList mails={mails} zone={readersZone(user)} />
      ) : (
        <EmptyState
          icon="mail"
          title={t("mails.none")}
          action={
            <ButtonLink href="/notifications" tone="secondary">
              {t("mails.to_settings")}
            </ButtonLink>
          }
        >
          <p>{t("mails.none_text")}</p>
        </EmptyState>
      )}
    </Page>
  );
}
