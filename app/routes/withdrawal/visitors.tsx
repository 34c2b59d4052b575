import { signInPath } from "../../domain/auth/sign-in-path.ts";
import { LinkedText } from "../../page-parts/words/linked-text.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/visitors.ts";

export const handle = { hydrate: false, title: "withdrawal:title" } satisfies PageHandle;

export function loader({ url }: Route.LoaderArgs) {
  return { signIn: signInPath(`/withdraw${url.search}`) };
}

/** Of who is not signed in: purchases stand in the account. Who has none any more writes to us. */
export default function VisitorsWithdraw({ loaderData: { signIn } }: Route.ComponentProps) {
  const { t } = useTranslation("withdrawal");
  return (
    <Page title={t("title")} lead={t("lead")} width="narrow">
      <p>{t("sign_in_first")}</p>
      <ButtonLink href={signIn}>{t("sign_in")}</ButtonLink>
      <p>
        <LinkedText text={t("no_account")} links={{ support: "/support?topic=payment" }} />
      </p>
    </Page>
  );
}
