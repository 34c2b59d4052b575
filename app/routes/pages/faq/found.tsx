import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Section } from "../../../ui/page/page.tsx";
import type { Asked } from "./asked.server.ts";
import * as styles from "./faq.css.ts";
import { Question } from "./question.tsx";

interface FoundProps {
  q: string;
  terms: readonly string[];
  /** What was looked for instead of what was typed; empty for nothing. */
  meant: string;
  asked: readonly Asked[];
}

/** What a search found, all of it open, and the way on where that is nothing. */
export function Found({ q, terms, meant, asked }: FoundProps) {
  const { t } = useTranslation("faq");
  const title = asked.length > 0 ? t("found", { count: asked.length, q }) : t("none", { q });
  return (
    <Section title={title}>
      {/* The address of a search is nobody's to find. */}
      <meta name="robots" content="noindex" />
      {meant && <p>{t("meant", { meant })}</p>}
      {asked.length > 0 ? (
        <div className={styles.list}>
          {asked.map((one) => (
            <Question key={one.id} {...one} terms={terms} />
          ))}
        </div>
      ) : (
        <p>{t("none_text")}</p>
      )}
      <p>
        <a href="/pages/faq">{t("all")}</a>
      </p>
    </Section>
  );
}
