import { MIN_AGE } from "../../domain/account/age.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Footer } from "../../ui/footer/footer.tsx";
import { LargerLetters } from "./larger-letters.tsx";

/** Spec §2, footer links: what each is called in the texts, and where it leads. */
const places = {
  terms: "/pages/terms",
  privacy: "/pages/privacy",
  cookies: "/pages/cookies",
  ban: "/pages/ban",
  pricing: "/pricing",
  complaints: "/complaints",
  return_policy: "/pages/return-policy",
  withdraw: "/withdraw",
  faq: "/pages/faq",
  support: "/support",
};

/** What the law of the United States adds, and where it stands. */
export function UsNote() {
  const { t } = useTranslation("pages");
  return (
    <p>
      {t("us.note")} <a href="/pages/privacy#us">{t("us.link")}</a>
    </p>
  );
}

/** The inside of every footer: links that must always be found, and the disclaimer. */
export function FooterLinks({ site, comfort }: { site: string; comfort: boolean }) {
  const { t } = useTranslation();
  const links = Object.entries(places).map(([name, href]) => ({
    href,
    text: t(`footer.${name as keyof typeof places}`),
  }));
  return (
    <Footer label={t("footer_menu")} links={links}>
      <LargerLetters comfort={comfort} />
      <p>{t("disclaimer", { site, min_age: MIN_AGE })}</p>
    </Footer>
  );
}
