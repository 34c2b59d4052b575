import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { usePageFacts } from "../../../request/pages/page-facts.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { FlashMessage } from "../../../request/session/visitor-cookie.server.ts";
import { Toast, ToastRegion } from "../../../ui/toast/toast.tsx";
import { FlashBanner } from "../../../page-parts/layout/flash-banner.tsx";

interface FlashToastProps {
  flash?: FlashMessage;
  /** Other toasts, in the same place. */
  children?: ReactNode;
}

const LEAVES_AFTER_MS = 6000;

/**
 * Shows the flash message. What came with the document stands in the page for as long as it is shown: it covers
 * nothing, and nothing moves. Said later it lies over the page: good news leaves by itself, unless somebody is at it; what
 * went wrong stays until it is closed or the next page comes.
 */
export function FlashToast({ flash, children }: FlashToastProps) {
  const { t } = useTranslation();
  const { hydrate } = usePageFacts();
  const { pathname } = useLocation();
  const [closed, setClosed] = useState<FlashMessage>();
  const [arrived, setArrived] = useState(flash && { flash, pathname });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (flash?.tone !== "success" && flash?.tone !== "info") return;
    const timer = setInterval(() => {
      if (!place.current?.matches(":hover,:focus-within")) setClosed(flash);
    }, LEAVES_AFTER_MS);
    return () => clearInterval(timer);
  }, [flash]);
  // A like on the page asks for its data again: that is no other page.
  if (arrived && arrived.pathname !== pathname) setArrived(undefined);
  const news = flash === arrived?.flash ? undefined : flash;
  if (!hydrate) return flash ? <FlashBanner flash={flash} /> : null;
  return (
    <>
      {arrived && <FlashBanner flash={arrived.flash} />}
      <ToastRegion ref={place}>
        {news?.quiet && <p className={visuallyHidden}>{news.text}</p>}
        {news && !news.quiet && news !== closed && (
          <Toast tone={news.tone} closeLabel={t("close")} onClose={() => setClosed(news)}>
            {news.text}
          </Toast>
        )}
        {children}
      </ToastRegion>
    </>
  );
}
