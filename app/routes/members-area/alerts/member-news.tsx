import type { User } from "../../../contract/people/profile.ts";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { useUnsentDocument } from "../../../page-parts/navigation/document-form.tsx";
import { FlashBanner } from "../../../page-parts/layout/flash-banner.tsx";
import { usePageFacts } from "../../../request/pages/page-facts.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { FlashMessage } from "../../../request/visitor/visitor-cookie.server.ts";
import { Toasts } from "../../../ui/toast/toasts.tsx";
import { NewLikesLine } from "../news/new-likes-line.tsx";
import { NewsDialog } from "../news/news-dialog.tsx";
import { useNewsToast } from "../news/news-toast.tsx";
import { useNews } from "../news/use-news.ts";
import { useFlash } from "./use-flash.ts";
import { useUnsentMail } from "./use-unsent-mail.tsx";

interface MemberNewsProps {
  flash?: FlashMessage;
  user: User;
  /** The setting cdn_prefix. */
  prefix: string;
}

/** The flash message, and what happens elsewhere in the members' area. */
export function MemberNews({ flash, user, prefix }: MemberNewsProps) {
  const { t } = useTranslation();
  const { hydrate } = usePageFacts();
  const { toast, banner, quiet } = useFlash(flash);
  const [news, changeNews] = useNews();
  const newsToast = useNewsToast(news.toast, () => changeNews({ kind: "toast_closed" }));
  const unsentMail = useUnsentMail();
  const unsentDocument = useUnsentDocument();
  const likes = <NewLikesLine lightMode={user.light_mode} />;
  if (!hydrate)
    return (
      <>
        {flash && <FlashBanner flash={flash} />}
        {likes}
      </>
    );
  const toasts = [toast, unsentMail, unsentDocument, newsToast].filter((message) => message !== undefined);
  return (
    <>
      {banner && <FlashBanner flash={banner} />}
      {likes}
      <p role="status" className={visuallyHidden}>
        {quiet}
      </p>
      {news.dialog && (
        <NewsDialog
          key={news.dialog.number}
          news={news.dialog}
          onClose={() => changeNews({ kind: "dialog_closed" })}
          user={user}
          prefix={prefix}
        />
      )}
      <Toasts toasts={toasts} name={t("just_now")} closeLabel={t("close")} />
    </>
  );
}
