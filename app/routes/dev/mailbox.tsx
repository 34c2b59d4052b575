import { listDevelopmentMail } from "../../contract/development.ts";
import { apiOf, localeOf } from "../../request/context.server.ts";
import type { PageHandle } from "../../request/page-handle.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/mailbox.ts";
import { MailCard } from "./mail-card.tsx";

export const handle = { hydrate: false, title: "dev:mailbox.title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { mails } = await apiOf(context).need(listDevelopmentMail);
  return { mails, locale: localeOf(context) };
}

export default function Mailbox({ loaderData: { mails, locale } }: Route.ComponentProps) {
  const { t } = useTranslation("dev");
  return (
    <Page title={t("mailbox.title")} lead={t("mailbox.lead")}>
      {mails.length === 0 && (
        <EmptyState
          icon="mail"
          title={t("mailbox.empty")}
          action={<ButtonLink href="/signup">{t("mailbox.sign_up")}</ButtonLink>}
        >
          <p>{t("mailbox.empty_text")}</p>
        </EmptyState>
      )}
      {mails.map((mail, index) => (
        <MailCard key={`${mail.at} ${index}`} mail={mail} locale={locale} />
      ))}
    </Page>
  );
}
