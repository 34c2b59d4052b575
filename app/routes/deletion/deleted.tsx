import { DELETE_GRACE_DAYS } from "../../domain/account/deletion.ts";
import { visitorsMoment } from "../../request/locale/visitors-moment.server.ts";
import { reactivationUntil } from "../../request/visitor/deleted-account.server.ts";
import { sessionOf } from "../../request/context.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { LinkActions } from "../../ui/button/link-actions.tsx";
import { EnvelopeIllustration } from "../../ui/illustration/envelope.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/deleted.ts";

export const handle = {
  hydrate: false,
  title: (data: { until?: string } | undefined, t) =>
    t(data?.until ? "deletion:deleted.title" : "deletion:deleted.general_title"),
} satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const until = sessionOf(context).signedIn ? undefined : reactivationUntil(context);
  return { until: until && visitorsMoment(until, context) };
}

/** Where a deletion leads to (spec §2). The date is known only to the browser in which it was done. */
export default function AccountDeleted({ loaderData: { until } }: Route.ComponentProps) {
  const { t } = useTranslation("deletion");
  return until ? (
    <Page title={t("deleted.title")} lead={t("deleted.lead")} width="narrow">
      <EnvelopeIllustration />
      <RestoreDeadline until={until} />
      <p>{t("deleted.mail")}</p>
      <p>{t("deleted.thanks")}</p>
      <NextLinks />
    </Page>
  ) : (
    <Page title={t("deleted.general_title")} lead={t("deleted.general_lead")} width="narrow">
      <EnvelopeIllustration />
      <p>{t("deleted.general_text", { count: DELETE_GRACE_DAYS })}</p>
      <NextLinks />
    </Page>
  );
}

function RestoreDeadline({ until }: { until: string }) {
  const { t } = useTranslation("deletion");
  return (
    <Banner tone="info" icon="clock">
      <p>{t("deleted.until", { date: until })}</p>
    </Banner>
  );
}

function NextLinks() {
  const { t } = useTranslation("deletion");
  return (
    <LinkActions
      links={[
        { href: "/", text: t("deleted.home"), tone: "secondary" },
        { href: "/login", text: t("deleted.sign_in"), tone: "quiet" },
      ]}
    />
  );
}
