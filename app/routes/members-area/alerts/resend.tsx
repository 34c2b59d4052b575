import { useEffect, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import type { ToastMessage } from "../../../ui/toast/toast-props.ts";
import { isUnsent } from "../../../page-parts/navigation/unsent.ts";
import { UnsentText } from "../../../page-parts/navigation/unsent-text.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";

const RESEND = "activation mail";

/** "Send again" could not be sent: there is no room for that in its line. */
export function useUnsentMail(): ToastMessage | undefined {
  const { data, reset } = useFetcher<unknown>({ key: RESEND });
  if (!isUnsent(data)) return undefined;
  return { id: RESEND, tone: "danger", text: <UnsentText {...data} />, stays: true, onClose: () => reset() };
}

/** Sends the activation mail again. */
export function Resend({ short }: { short?: boolean }) {
  const { t } = useTranslation();
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

/** Has this time passed, as of the page or by now? Without a script the page's own answer stays. */
export function useIsOver(ms: number): boolean {
  const [over, setOver] = useState(ms === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return over;
}
