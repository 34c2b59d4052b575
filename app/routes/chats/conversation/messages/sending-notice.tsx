import { useEffect, useState } from "react";
import { useIsCut, useLive } from "../../../../live/live-provider.tsx";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import * as styles from "./message-list.css.ts";

const SHOWN_FOR = 15_000;

/**
 * That there is no connection, or what became of a message that was deleted. It lies over the head of the list, so that nothing
 * moves when it comes and goes.
 */
export function SendingNotice({ to }: { to: string }) {
  const { t } = useTranslation("sending");
  const isCut = useIsCut();
  const [end, setEnd] = useState<string>();
  /** `wasSent`: undefined where nobody can tell. */
  const endOf = (wasSent: boolean | undefined) => {
    if (wasSent === undefined) return t("unknown");
    return wasSent ? t("too_late") : t("deleted");
  };
  useLive("withdrawn", (event) => {
    if (event.to === to) setEnd(endOf(event.wasSent));
  });
  useEffect(() => {
    const timer = setTimeout(() => setEnd(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [end]);
  return (
    <div role="status" className={styles.notice}>
      {end ?? (isCut && t("cut"))}
    </div>
  );
}
