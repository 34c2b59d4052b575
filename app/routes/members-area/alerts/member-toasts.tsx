import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { useUnsentDocument } from "../../../page-parts/navigation/document-form.tsx";
import { FlashBanner } from "../../../page-parts/layout/flash-banner.tsx";
import { usePageFacts } from "../../../request/pages/page-facts.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { FlashMessage } from "../../../request/session/visitor-cookie.server.ts";
import { Toasts } from "../../../ui/toast/toasts.tsx";
import { useFlash } from "./use-flash.ts";
import { useNews } from "./use-news.tsx";
import { useUnsentMail } from "./use-unsent-mail.tsx";

/** The flash message, and what happens elsewhere in the members' area. */
export function MemberToasts({ flash }: { flash?: FlashMessage }) {
  const { t } = useTranslation();
  const { hydrate } = usePageFacts();
  const { toast, banner, quiet } = useFlash(flash);
  const news = useNews();
  const unsentMail = useUnsentMail();
  const unsentDocument = useUnsentDocument();
  if (!hydrate) return flash ? <FlashBanner flash={flash} /> : null;
  const toasts = [toast, unsentMail, unsentDocument, news].filter((message) => message !== undefined);
  return (
    <>
      {banner && <FlashBanner flash={banner} />}
      <p role="status" className={visuallyHidden}>
        {quiet}
      </p>
      <Toasts toasts={toasts} name={t("just_now")} closeLabel={t("close")} />
    </>
  );
}
