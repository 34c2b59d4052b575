import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { CollapsibleBanner } from "../../../ui/collapsible-banner/collapsible-banner.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { alerts } from "../alerts/alerts.css.ts";
import { Dismissal } from "../alerts/alerts.tsx";
import { isBusy } from "../news/is-busy.ts";
import { TIME_BONUS } from "../../../domain/discount.ts";
import { useRadix } from "../../../ui/radix/use-radix.ts";
import type { ShownBonus } from "./time-bonus.server.ts";

/** The welcome discount: one line until it ends, or until "No, thank you". Small, as every page loads it (measures P7). */
export function TimeBonus({ bonus }: { bonus: ShownBonus }) {
  const [left, open, percent] = useBonus(bonus);
  const Bar = useRadix()?.RadixProgress;
  const { submit } = useFetcher();
  const { words } = bonus;
  if (!left) return null;
  // Screen readers say it when they come to it, and not every second.
  const timer = (
    <span role="timer" aria-label={words.label}>
      {left}
    </span>
  );
  const more = (
    <>
      <p>{words.text}</p>
      <Dismissal kind="bonus" no={words.no}>
        <ButtonLink href="/credits" size="small">
          {words.see}
        </ButtonLink>
      </Dismissal>
    </>
  );
  const line = (
    <>
      {words.line} {timer}
    </>
  );
  return (
    <div className={alerts}>
      <CollapsibleBanner tone="success" icon="clock" title={line}>
        {more}
      </CollapsibleBanner>
      {open && (
        <Dialog
          open
          title={words.title}
          closeLabel={words.close}
          onClose={() => void submit({ alert: "bonus_modal" }, { method: "post", action: "/alerts" })}
        >
          {timer}
          {Bar && <Bar value={percent} label={words.label} valueText={left} />}
          {more}
        </Dialog>
      )}
    </div>
  );
}

/**
 * What is left, as hours, minutes and seconds (spec §4), and the end in words until the first second is over; nothing when all is over. And whether
 * the dialog's time has come; once closed it stays so by itself.
 */
function useBonus({ ms, modal, words }: ShownBonus) {
  const [end] = useState(() => Date.now() + ms);
  const [rest, setRest] = useState(0);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = end - Date.now();
      setRest(rest);
      if (rest < modal && !isBusy()) setOpen(true);
    }, 1000);
    return () => clearInterval(timer);
  }, [end, modal]);
  const left = rest > 0 ? new Date(rest).toISOString().slice(12, 19) : rest < 0 ? "" : words.end;
  return [left, open, (rest / TIME_BONUS.ms) * 100] as const;
}
