import type { OwnPhoto } from "../../../contract/photos.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { FileField } from "../../../ui/form/file-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import { others } from "../photos/photo.css.ts";
import { profilePath } from "./profile-path.ts";

interface PhotosCardProps {
  id: string;
  photos: OwnPhoto[];
  photo_limit: number;
  /** The setting cdn_prefix. */
  prefix: string;
  /** Of the next upload: sent again, it is the same photo. */
  uploadKey: string;
}

/** The photos of a fictional profile; a new one waits in the queue as any other. */
export function PhotosCard({ id, photos, photo_limit, prefix, uploadKey }: PhotosCardProps) {
  const { t } = useTranslation(["operators", "photos"]);
  const counted = photos.filter(({ status }) => status !== "refused").length;
  const main = photos.find(({ status }) => status === "active");
  const action = `${profilePath(id)}/photos`;
  return (
    <Card as="section">
      <h2>{t("operators:profiles.photos")}</h2>
      {photos.length === 0 && <p>{t("operators:profiles.no_photos")}</p>}
      <ul className={others}>
        {photos.map((photo, at) => (
          <PhotoRow
            key={photo.id}
            {...photo}
            number={at + 1}
            of={photos.length}
            main={photo === main}
            prefix={prefix}
            action={action}
          />
        ))}
      </ul>
      {counted < photo_limit ? (
        <ServerForm
          id="add"
          action={`${action}?${new URLSearchParams({ key: uploadKey })}`}
          encType="multipart/form-data"
          constraint={{}}
        >
          <FileField
            name="photo"
            label={t("photos:add.label")}
            hint={t("operators:profiles.photo_hint")}
            accept="image/jpeg,image/png,image/webp"
            required
          />
          <Button icon="camera" tone="secondary">
            {t("photos:add.button")}
          </Button>
        </ServerForm>
      ) : (
        <p>{t("operators:profiles.photos_full", { count: photo_limit })}</p>
      )}
    </Card>
  );
}

interface PhotoRowProps extends OwnPhoto {
  number: number;
  of: number;
  /** Others see it first. */
  main: boolean;
  prefix: string;
  action: string;
}

function PhotoRow({ id, status, thumb_filename, number, of, main, prefix, action }: PhotoRowProps) {
  const { t } = useTranslation(["operators", "photos"]);
  const name = t("photos:photo", { number });
  const known = status === "active" || status === "refused" ? status : "inspection";
  return (
    <li>
      <Photo
        src={thumb_filename ? prefix + thumb_filename : undefined}
        alt={name}
        placeholderText={name}
        size="normal"
        width={144}
        height={180}
      />
      {main ? t("operators:profiles.main_photo") : t(`operators:photo.status.${known}`)}
      <form method="post" action={action}>
        <input type="hidden" name="photo" value={id} />
        {status !== "refused" &&
          placesFor(number, of).map(([label, position]) => (
            <Button
              key={label}
              name="position"
              value={position}
              tone="secondary"
              size="small"
              aria-label={`${t(`photos:${label}`)} ${name}`}
            >
              {t(`photos:${label}`)}
            </Button>
          ))}
        <Button tone="quiet" size="small" aria-label={t("operators:profiles.delete_photo", { number })}>
          {t("photos:delete")}
        </Button>
      </form>
    </li>
  );
}

/** Where a photo can be put, as on members' own page. */
function placesFor(number: number, of: number): (readonly ["make_main" | "earlier" | "later", number])[] {
  return [
    ...(number > 1 ? [["make_main", 1] as const] : []),
    ...(number > 2 ? [["earlier", number - 1] as const] : []),
    ...(number < of ? [["later", number + 1] as const] : []),
  ];
}
