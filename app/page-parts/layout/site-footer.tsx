import { MIN_AGE } from "../../domain/account/age.ts";
import { useCachedHtml } from "../../request/pages/cached-html.ts";
import { usePageFacts } from "../../request/pages/page-facts.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Footer, FooterLandmark } from "../../ui/footer/footer.tsx";
import { LargerLetters } from "./larger-letters.tsx";

/** Spec §2, footer links. */
export function SiteFooter({ site }: { site: string }) {
  const { comfort } = usePageFacts();
  const key = `footer\n${site}\n${comfort}`;
  return <FooterLandmark {...useCachedHtml(key, () => <Links site={site} comfort={comfort} />)} />;
}

function Links({ site, comfort }: { site: string; comfort: boolean }) {
  const { t } = useTranslation();
  const links = [
    { href: "/pages/terms", text: t("footer.terms") },
    { href: "/pages/privacy", text: t("footer.privacy") },
    { href: "/pages/cookies", text: t("footer.cookies") },
    { href: "/pages/ban", text: t("footer.ban") },
    { href: "/pricing", text: t("footer.pricing") },
    { href: "/complaints", text: t("footer.complaints") },
    { href: "/pages/return-policy", text: t("footer.return_policy") },
    { href: "/withdraw", text: t("footer.withdraw") },
    { href: "/pages/faq", text: t("footer.faq") },
    { href: "/pages/service", text: t("footer.support") },
  ];
  return (
    <Footer label={t("footer_menu")} links={links}>
      <LargerLetters comfort={comfort} />
      <p>{t("disclaimer", { site, min_age: MIN_AGE })}</p>
    </Footer>
  );
}
