import { useEffect, useRef, useState, type ReactNode } from "react";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { usePageFacts } from "../../request/page-facts.ts";
import { useTranslation } from "../../request/use-translation.ts";
import type { Flash } from "../../request/visitor-cookie.server.ts";
import { Toast, ToastRegion } from "../../ui/toast/toast.tsx";
import { FlashNotice } from "../flash-notice.tsx";

interface FlashToastProps {
  flash?: Flash;
  /** Notices of another kind, in the same place. */
  children?: ReactNode;
}

const LEAVES_AFTER_MS = 6000;

/**
 * What the page before had to say. Good news leaves by itself, unless somebody is at it; what went wrong stays until it is
 * closed or the next page comes.
 */
export function FlashToast({ flash, children }: FlashToastProps) {
  const { t } = useTranslation();
  const { hydrate } = usePageFacts();
  const [closed, setClosed] = useState<Flash>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (flash?.tone !== "success" && flash?.tone !== "info") return;
    const timer = setInterval(() => {
      if (!place.current?.matches(":hover,:focus-within")) setClosed(flash);
    }, LEAVES_AFTER_MS);
    return () => clearInterval(timer);
  }, [flash]);
  if (!hydrate) return flash ? <FlashNotice flash={flash} /> : null;
  return (
    <ToastRegion ref={place}>
      {flash?.quiet && <p className={visuallyHidden}>{flash.text}</p>}
      {flash && !flash.quiet && flash !== closed && (
        <Toast tone={flash.tone} closeLabel={t("close")} onClose={() => setClosed(flash)}>
          {flash.text}
        </Toast>
      )}
      {children}
    </ToastRegion>
  );
}
