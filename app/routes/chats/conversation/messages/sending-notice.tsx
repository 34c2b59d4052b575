import { useEffect, useState } from "react";
import { useIsCut, useLive } from "../../../../live/live-provider.tsx";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import * as styles from "./message-list.css.ts";

const SHOWN_FOR = 15_000;

type End = "deleted" | "too_late" | "unknown";

/** `wasSent`: undefined where nobody can tell. */
function endOf(wasSent: boolean | undefined): End {
  if (wasSent === undefined) return "unknown";
  return wasSent ? "too_late" : "deleted";
}

/**
 * That there is no connection, or what became of a message that was deleted. It lies over the head of the list, so that nothing
 * moves when it comes and goes.
 */
export function SendingNotice({ to }: { to: string }) {
  const { t } = useTranslation("sending");
  const isCut = useIsCut();
  const [end, setEnd] = useState<End>();
  useLive("withdrawn", (event) => {
    if (event.to === to) setEnd(endOf(event.wasSent));
  });
  useEffect(() => {
    const timer = setTimeout(() => setEnd(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [end]);
  return (
    <div role="status" className={styles.notice}>
      {end ? t(end) : isCut && t("cut")}
    </div>
  );
}
