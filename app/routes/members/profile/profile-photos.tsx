import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import type { MemberView } from "./member-view.ts";
import { PhotoLink } from "./photo-link.tsx";
import * as styles from "./profile.css.ts";

interface ProfilePhotosProps {
  member: MemberView;
  name: string;
  back: string;
  /** Beneath one's own: what others see of them. */
  note?: string;
}

/** The other photos. Those for premium members show only their blur, with a lock and the reason (spec §6). */
export function ProfilePhotos({ member: { id, pictures, gallery }, name, back, note }: ProfilePhotosProps) {
  const { t } = useTranslation("member-profile");
  if (pictures.length === 0) return null;
  const before = gallery.length - pictures.length;
  const locked = pictures.filter((picture) => picture.locked).length;
  return (
    <Card as="section">
      <h2>{t("photos", { name })}</h2>
      <ul className={styles.photos}>
        {pictures.map((picture, index) => (
          <li key={picture.src} className={styles.picture}>
            <PhotoLink id={id} back={back} number={before + index + 1}>
              <Picture {...picture} alt={t("photo", { name, number: before + index + 1 })} />
            </PhotoLink>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
      {locked > 0 && (
        <>
          <p>{t("locked_text", { count: locked, name })}</p>
          <ButtonLink asChild tone="secondary">
            <AppLink href="/premium">{t("locked_action")}</AppLink>
          </ButtonLink>
        </>
      )}
    </Card>
  );
}

function Picture({ src, locked, alt }: { src?: string; locked?: boolean; alt: string }) {
  const { t } = useTranslation("common");
  const size = { width: 800, height: 1000, lazy: true };
  if (!locked) return <Photo src={src} alt={alt} {...size} />;
  return (
    <>
      <Photo blurSrc={src} alt={`${alt}: ${t("photo.locked")}`} {...size} />
      <span className={styles.lock}>
        <Icon name="lock" size={28} />
      </span>
    </>
  );
}
