import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { flag } from "../../../ui/person-card/person-card.css.ts";
import { Photo } from "../../../ui/photo/photo.tsx";
import type { MemberView } from "./member-view.ts";
import { PhotoLink } from "./photo-link.tsx";
import * as styles from "./profile.css.ts";

interface PortraitProps {
  member: MemberView;
  name: string;
  back: string;
}

/** The main photo, which leads to all of them, or what stands in its place. */
export function Portrait({ member, name, back }: PortraitProps) {
  const { t } = useTranslation("common");
  const { photo: src, photoLocked, photoInspected, fictional, id } = member;
  const picture = (
    <Photo
      {...(photoLocked ? { blurSrc: src } : { src })}
      of={member}
      alt={t("photo.of", { name })}
      placeholderText={t(photoInspected ? "photo.inspection" : "photo.none")}
      width={800}
      height={1000}
    />
  );
  return (
    <div className={styles.portrait}>
      {src ? (
        <PhotoLink id={id} back={back} number={1}>
          {picture}
        </PhotoLink>
      ) : (
        picture
      )}
      {fictional && (
        <span className={flag}>
          <FictionalSign />
        </span>
      )}
    </div>
  );
}
