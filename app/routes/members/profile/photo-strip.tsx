import { useState } from "react";
import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { flag } from "../../../ui/person-card/person-card.css.ts";
import { Photo } from "../../../ui/photo/photo.tsx";
import type { MemberView } from "./member-view.ts";
import { PhotoSlide } from "./photo-slide.tsx";
import { SlideLink } from "./slide-link.tsx";
import * as styles from "./photo-strip.css.ts";

interface PhotoStripProps {
  member: MemberView;
  name: string;
  back: string;
}

/** As many as fit below the photo, each wide enough for a thumb. */
const MOST_DOTS = 8;

/**
 * All photos beside each other, to be pushed on by a finger, by arrows and by dots; each leads to itself as large as the
 * window. Arrows and dots are links within the page, so that they work without a script.
 */
export function PhotoStrip({ member, name, back }: PhotoStripProps) {
  const { t } = useTranslation("member-profile");
  const [shown, setShown] = useState(1);
  const { id, gallery, fictional } = member;
  const of = gallery.length;
  return (
    <section className={styles.portrait} aria-label={t("photos", { name })}>
      <div className={styles.frame}>
        <ul
          className={styles.strip}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(1 + Math.round(Math.abs(scrollLeft) / clientWidth))
          }
        >
          {of === 0 && <NoPhoto member={member} />}
          {gallery.map((photo, index) => (
            <PhotoSlide key={photo.src} {...photo} {...{ id, name, back, of }} number={index + 1} />
          ))}
        </ul>
        {fictional && (
          <span className={flag}>
            <FictionalSign />
          </span>
        )}
      </div>
      {of > 1 && of <= MOST_DOTS && <Dots shown={shown} of={of} />}
    </section>
  );
}

function NoPhoto({ member }: { member: MemberView }) {
  const { t } = useTranslation("common");
  return (
    <li className={styles.slide}>
      <Photo of={member} alt="" placeholderText={t(member.photoInspected ? "photo.inspection" : "photo.none")} />
    </li>
  );
}

function Dots({ shown, of }: { shown: number; of: number }) {
  const { t } = useTranslation("member-profile");
  const numbers = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <p className={styles.dots}>
      {numbers.map((number) => (
        <SlideLink
          key={number}
          to={number}
          label={t("gallery.title", { number, of })}
          className={number === shown ? styles.shownDot : styles.dot}
        />
      ))}
    </p>
  );
}
