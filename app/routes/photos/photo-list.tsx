import { Form } from "react-router";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { KEEPS_FOCUS } from "../../page-parts/navigation/keeps-focus.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Photo } from "../../ui/photo/photo.tsx";
import type { PhotoView } from "./photo-view.ts";
import * as styles from "./photos.css.ts";

/** The photos in their order, each with its status and its buttons. */
export function PhotoList({ photos, count }: { photos: readonly PhotoView[]; count: string }) {
  const { t } = useTranslation("photos");
  return (
    <section className={styles.section}>
      <h2>{count}</h2>
      <ol aria-label={t("list")} className={styles.list}>
        {photos.map((photo, at) => (
          <PhotoItem key={photo.id} photo={photo} number={at + 1} of={photos.length} />
        ))}
      </ol>
    </section>
  );
}

interface ItemProps {
  photo: PhotoView;
  /** Its place, from 1. */
  number: number;
  of: number;
}

function PhotoItem({ photo, number, of }: ItemProps) {
  const { t } = useTranslation("photos");
  const name = t("photo", { number });
  const preparing = photo.status === "preparing";
  return (
    <li id={`photo-${photo.id}`} className={styles.item}>
      <Photo src={photo.src} alt={name} placeholderText={name} width={240} height={300} />
      <div className={styles.words}>
        <p className={styles.status}>{t(photo.main ? "status.main" : `status.${photo.status}`)}</p>
        {photo.status === "refused" && photo.reason && <p>{t(`reasons.${photo.reason}`)}</p>}
        {preparing && <AppLink href="/profile/photos">{t("look_again")}</AppLink>}
        <div className={styles.buttons}>
          {photo.status === "refused" ? (
            <ButtonLink href="#add" tone="secondary" size="small">
              {t("again")}
            </ButtonLink>
          ) : (
            <>
              {number > 1 && <Move photo={photo} name={name} to={1} label={t("make_main")} />}
              {number > 2 && <Move photo={photo} name={name} to={number - 1} label={t("earlier")} />}
              {number < of && <Move photo={photo} name={name} to={number + 1} label={t("later")} />}
            </>
          )}
          <ButtonLink asChild tone="quiet" size="small">
            <AppLink href={`?delete=${photo.id}`} preventScrollReset state={KEEPS_FOCUS}>
              {t("delete")}
              <span className={visuallyHidden}> {name}</span>
            </AppLink>
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}

/** A form each: it works without a script. */
function Move({ photo, name, to, label }: { photo: PhotoView; name: string; to: number; label: string }) {
  return (
    <Form method="post" action="/profile/photos" preventScrollReset>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={photo.id} />
      <input type="hidden" name="position" value={to} />
      <Button tone="secondary" size="small">
        {label}
        <span className={visuallyHidden}> {name}</span>
      </Button>
    </Form>
  );
}
