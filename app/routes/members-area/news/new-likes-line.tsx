import { useLocation } from "react-router";
import { useTotals } from "../../../live/live-provider.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { line } from "./new-likes-line.css.ts";
import { useIsQuietPage } from "./use-is-quiet-page.ts";

/** For who gets no dialog: that there are new likes, in one line. The head of the search says so itself, and a quiet page nothing. */
export function NewLikesLine({ lightMode }: { lightMode?: boolean }) {
  const { t } = useTranslation();
  const { num_new_likes: count } = useTotals();
  const { pathname } = useLocation();
  if (useIsQuietPage() || pathname === "/members" || count === 0) return null;
  const words = (
    <p className={line}>
      <AppLink href="/likes">{t("badge.likes", { count })}</AppLink>
    </p>
  );
  return lightMode ? words : <noscript>{words}</noscript>;
}
