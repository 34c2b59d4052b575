import { MIN_AGE } from "../../domain/account/age.ts";
import { useCachedHtml } from "../../request/pages/cached-html.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Footer, FooterLandmark } from "../../ui/footer/footer.tsx";

/** Spec §2, footer links; complaints have no page of their own yet, the support page takes them. */
export function SiteFooter({ site }: { site: string }) {
  return <FooterLandmark {...useCachedHtml(`footer\n${site}`, () => <Links site={site} />)} />;
}

function Links({ site }: { site: string }) {
  const { t } = useTranslation();
  const links = [
    { href: "/pages/terms", text: t("footer.terms") },
    { href: "/pages/privacy", text: t("footer.privacy") },
    { href: "/pages/cookies", text: t("footer.cookies") },
    { href: "/pages/ban", text: t("footer.ban") },
    { href: "/pricing", text: t("footer.pricing") },
    { href: "/pages/return-policy", text: t("footer.return_policy") },
    { href: "/pages/faq", text: t("footer.faq") },
    { href: "/pages/service", text: t("footer.support") },
  ];
  return (
    <Footer label={t("footer_menu")} links={links}>
      <p>{t("disclaimer", { site, min_age: MIN_AGE })}</p>
    </Footer>
  );
}
