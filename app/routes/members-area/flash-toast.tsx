import { useState, type ReactNode } from "react";
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

/** What the page before had to say. It stays until it is closed or the next page comes: nobody has to read fast. */
export function FlashToast({ flash, children }: FlashToastProps) {
  const { t } = useTranslation();
  const { hydrate } = usePageFacts();
  const [closed, setClosed] = useState<Flash>();
  if (!hydrate) return flash ? <FlashNotice flash={flash} /> : null;
  return (
    <ToastRegion>
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
