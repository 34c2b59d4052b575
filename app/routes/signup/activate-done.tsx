import { sessionOf } from "../../request/context.server.ts";
import type { PageHandle } from "../../request/page-handle.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { HeartIllustration } from "../../ui/illustration/heart.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/activate-done.ts";

export const handle = { hydrate: false, title: "signup:activate_done.title" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { signedIn: sessionOf(context).signedIn };
}

/** Where the button behind the activation mail's link leads. */
export default function ActivateDone({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("signup");
  return (
    <Page title={t("activate_done.title")} lead={t("activate_done.text")} width="narrow">
      <HeartIllustration />
      <ButtonLink href="/members">
        {t(loaderData.signedIn ? "activate_done.members" : "activate_done.sign_in")}
      </ButtonLink>
    </Page>
  );
}
