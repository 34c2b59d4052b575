import type { TextRefusal } from "../../../../contract/operators/text-refusals.ts";
import { LinkedText } from "../../../../page-parts/words/linked-text.tsx";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { Banner } from "../../../../ui/banner/banner.tsx";
import * as styles from "../own-profile.css.ts";

interface InspectedAboutProps {
  words: string;
  /** None while it waits. */
  refusal?: TextRefusal | null | undefined;
  /** Others see the text before it. */
  earlier: boolean;
}

/** An "about me" that others do not see: why, the way on, and the words themselves. */
export function InspectedAbout({ words, refusal, earlier }: InspectedAboutProps) {
  const { t } = useTranslation("profile");
  return (
    <Banner
      tone={refusal ? "warning" : "info"}
      title={t(refusal ? "cards.about.refused_title" : "cards.about.held_title")}
    >
      {refusal ? (
        <>
          <p>{t("cards.about.refused", { reason: t(`cards.about.refusals.${refusal}`) })}</p>
          <p>
            <LinkedText text={t("cards.about.objection")} links={{ service: "/pages/service" }} />
          </p>
        </>
      ) : (
        <p>{t(earlier ? "cards.about.held_instead" : "cards.about.held")}</p>
      )}
      <p className={styles.small}>{t("cards.about.own_words")}</p>
      <blockquote dir="auto" className={`${styles.words} ${styles.quote}`}>
        {words}
      </blockquote>
    </Banner>
  );
}
