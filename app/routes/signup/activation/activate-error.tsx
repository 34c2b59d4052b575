import { data } from "react-router";
import { problemStatus } from "../../../contract/problems.ts";
import { signInPath } from "../../../domain/auth/sign-in-path.ts";
import { sessionOf } from "../../../request/context.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { LinkActions } from "../../../ui/button/link-actions.tsx";
import { EnvelopeIllustration } from "../../../ui/illustration/envelope.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/activate-error.ts";
import { ResendForm } from "./resend-form.tsx";

export const handle = { hydrate: false, title: "signup:activate_error.title" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return data({ signedIn: sessionOf(context).signedIn }, { status: problemStatus.link_invalid });
}

export default function ActivateError({ loaderData: { signedIn } }: Route.ComponentProps) {
  const { t } = useTranslation("signup");
  return (
    <Page title={t("activate_error.title")} width="narrow">
      <EnvelopeIllustration />
      <Banner tone="warning">{t("activate_error.text")}</Banner>
      <p>{t("activate_error.what_now")}</p>
      {!signedIn && <p>{t("activate_error.signed_out")}</p>}
      {signedIn ? (
        <ResendForm link={{ href: "/", text: t("activate_error.home") }} />
      ) : (
        <LinkActions
          links={[
            { href: signInPath("/activate/error"), text: t("activate_error.sign_in") },
            { href: "/", text: t("activate_error.home"), tone: "quiet" },
          ]}
        />
      )}
    </Page>
  );
}
