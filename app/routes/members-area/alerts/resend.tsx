import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";

/** Sends the activation mail again. */
export function Resend({ short }: { short?: boolean }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/activate">
      <Hidden name="intent" value="resend" />
      <Hidden name="back" value={pathname + search} />
      <Button size="small" tone={short ? "quiet" : "secondary"} aria-label={t("activation.resend")}>
        {t(short ? "activation.again" : "activation.resend")}
      </Button>
    </form>
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
