import { isRouteErrorResponse, Outlet } from "react-router";
import { ErrorPage } from "../../page-parts/layout/error-page.tsx";
import { PageTitle, RouteTitle } from "../../page-parts/page-title.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { LostPathIllustration } from "../../ui/illustration/lost-path.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/visitor-boundary.ts";

/** Not that of members with a drawing: what two of them share would be one more file on members' pages. */
export default function VisitorBoundary() {
  return (
    <>
      <RouteTitle />
      <Outlet />
    </>
  );
}

/** An address that leads nowhere has a drawing here, where no browser loads a script for it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <LostPage /> : <ErrorPage error={error} />;
}

function LostPage() {
  const { t } = useTranslation("errors");
  return (
    <>
      <PageTitle own={t("not_found")} />
      <Page title={t("not_found")} lead={t("not_found_lead")} width="narrow">
        <LostPathIllustration />
        <ButtonLink href="/">{t("back_home")}</ButtonLink>
      </Page>
    </>
  );
}
