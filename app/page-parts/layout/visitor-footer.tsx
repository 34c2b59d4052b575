import { useCachedHtml } from "../../request/pages/cached-html.ts";
import { usePageFacts } from "../../request/pages/page-facts.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { FooterLandmark } from "../../ui/footer/footer.tsx";
import { FooterLinks, UsNote } from "./footer-links.tsx";
import type { FooterFacts } from "./visitor-footer.server.ts";
import * as styles from "./visitor-footer.css.ts";

interface VisitorFooterProps {
  site: string;
  facts: FooterFacts;
}

/** At the end of pages that visitors see (spec §2): who runs the site, where, how to reach them, and how one can pay. */
export function VisitorFooter({ site, facts }: VisitorFooterProps) {
  const { comfort } = usePageFacts();
  const key = `visitors' footer\n${site}\n${comfort}\n${JSON.stringify(facts)}`;
  const render = () => (
    <>
      <FooterLinks site={site} comfort={comfort} />
      <About {...facts} />
    </>
  );
  return <FooterLandmark {...useCachedHtml(key, render)} />;
}

function About({ company, kvk, phone, methods, us }: FooterFacts) {
  const { t } = useTranslation(["pages", "credits"]);
  return (
    <div className={styles.about}>
      {us && <UsNote />}
      {company && (
        <p>
          {company} {kvk && t("pages:footer.kvk", { number: kvk })}
        </p>
      )}
      {phone && (
        <p>
          {t("pages:footer.phone")} <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
        </p>
      )}
      {methods.length > 0 && (
        <ul className={styles.marks} aria-label={t("pages:footer.methods")}>
          {methods.map((method) => (
            <li key={method} className={styles.mark}>
              {t(`credits:methods.${method}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
