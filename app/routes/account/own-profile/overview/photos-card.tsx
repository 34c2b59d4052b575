import type { OwnPhoto } from "../../../../contract/people/photos.ts";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { Photo } from "../../../../ui/photo/photo.tsx";
import * as styles from "../own-profile.css.ts";
import { ProfileCard } from "./profile-card.tsx";

/** The own photos, small, with the way to their page. `prefix`: the setting cdn_prefix. */
export function PhotosCard({ photos, prefix }: { photos: readonly OwnPhoto[]; prefix: string }) {
  const { t } = useTranslation("profile");
  return (
    <ProfileCard card="photos" canChange>
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map(({ id, thumb_filename: name }, at) => (
            <li key={id}>
              <Photo
                src={name ? prefix + name : undefined}
                alt={t("cards.photos.photo", { number: at + 1 })}
                placeholderText={t("cards.photos.photo", { number: at + 1 })}
                size="normal"
                width={240}
                height={300}
                lazy
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.soft}>{t("cards.photos.empty")}</p>
      )}
    </ProfileCard>
  );
}
