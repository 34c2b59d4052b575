import type { OwnPhoto } from "../../../contract/people/photos.ts";
import { Disclosure } from "../../../page-parts/disclosure.tsx";
import { usePhotoPlaces } from "../../../page-parts/photos/use-photo-places.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { FileField } from "../../../ui/form/file-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import { photoStatusText } from "../inspection/photo-status-text.ts";
import { others } from "../inspection/inspection.css.ts";
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
        <AddPhoto action={`${action}?${new URLSearchParams({ key: uploadKey })}`} />
      ) : (
        <p>{t("operators:profiles.photos_full", { count: photo_limit })}</p>
      )}
    </Card>
  );
}

function AddPhoto({ action }: { action: string }) {
  const { t } = useTranslation(["operators", "photos"]);
  return (
    <ServerForm id="add" action={action} encType="multipart/form-data" constraint={{}}>
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
  const places = usePhotoPlaces(number, of, main);
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
      {main ? t("operators:profiles.main_photo") : photoStatusText(status, t)}
      {(status === "refused" ? [] : places).map(([label, position]) => (
        <form key={label} method="post" action={action}>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="position" value={position} />
          <Button tone="secondary" size="small" aria-label={`${label} ${name}`}>
            {label}
          </Button>
        </form>
      ))}
      <Disclosure title={t("operators:profiles.delete_photo", { number })} open={false}>
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="id" value={id} />
          <Button tone="danger" size="small" aria-label={`${t("photos:ask.yes")}: ${name}`}>
            {t("photos:ask.yes")}
          </Button>
        </form>
      </Disclosure>
    </li>
  );
}
