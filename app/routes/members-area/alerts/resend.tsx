import { useFetcher, useLocation } from "react-router";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";

/** The key of the fetcher that asks for the activation mail. */
export const RESEND = "activation mail";

/** Sends the activation mail again. */
export function Resend({ short }: { short?: boolean }) {
  const { t } = useTranslation("account");
  const { pathname, search } = useLocation();
  const fetcher = useFetcher({ key: RESEND });
  return (
    <fetcher.Form method="post" action="/activation-mail">
      <Hidden name="back" value={pathname + search} />
      <Button size="small" tone={short ? "quiet" : "secondary"} aria-label={t("activation.resend")}>
        {t(short ? "activation.again" : "activation.resend")}
      </Button>
    </fetcher.Form>
  );
}
