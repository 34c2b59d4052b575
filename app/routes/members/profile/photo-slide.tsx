import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import { PhotoLink } from "./photo-link.tsx";
import { SlideLink } from "./slide-link.tsx";
import * as styles from "./photo-strip.css.ts";

interface PhotoSlideProps {
  /** Whose photo it is. */
  id: string;
  name: string;
  back: string;
  src?: string;
  /** For premium members only: `src` is its blur, and a lock lies on it (spec §6). */
  locked: boolean;
  number: number;
  of: number;
}

/** One photo of the strip, with its number in words and the ways to those beside it. */
export function PhotoSlide({ id, name, back, src, locked, number, of }: PhotoSlideProps) {
  const { t } = useTranslation(["member-profile", "common"]);
  const isFirst = number === 1;
  const alt = isFirst ? t("common:photo.of", { name }) : t("member-profile:photo", { name, number });
  return (
    <li id={`p${number}`} className={styles.slide}>
      <PhotoLink id={id} back={back} number={number}>
        <Photo
          {...(locked ? { blurSrc: src } : { src })}
          alt={locked ? `${alt}: ${t("common:photo.locked")}` : alt}
          width={800}
          height={1000}
          lazy={!isFirst}
        />
        {locked && (
          <span className={styles.lock}>
            <Icon name="lock" size={28} />
          </span>
        )}
      </PhotoLink>
      {!isFirst && (
        <SlideLink to={number - 1} label={t("member-profile:gallery.previous")} className={styles.previous}>
          <Icon name="previous" />
        </SlideLink>
      )}
      {number < of && (
        <SlideLink to={number + 1} label={t("member-profile:gallery.next")} className={styles.next}>
          <Icon name="next" />
        </SlideLink>
      )}
      {of > 1 && <span className={styles.count}>{t("member-profile:gallery.count", { number, of })}</span>}
    </li>
  );
}
