import type { PointerEventHandler } from "react";
import type { FetcherWithComponents } from "react-router";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { KEEPS_FOCUS } from "../../page-parts/navigation/keeps-focus.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { usePhotoPlaces } from "../../page-parts/photos/use-photo-places.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Photo } from "../../ui/photo/photo.tsx";
import type { PhotoView } from "./photo-view.ts";
import * as styles from "./photos.css.ts";

interface PhotoItemProps extends Pick<MoveProps, "Form" | "onSubmit"> {
  photo: PhotoView;
  /** Its place, from 1. */
  number: number;
  of: number;
  /** The pointer has pressed its handle; without it there is none. */
  onDrag?: PointerEventHandler;
}

export function PhotoItem({ photo, number, of, onDrag, ...form }: PhotoItemProps) {
  const { t } = useTranslation("photos");
  const name = t("photo", { number });
  const places = usePhotoPlaces(number, of, photo.main);
  const isRefused = photo.status === "refused";
  return (
    <li id={`photo-${photo.id}`} className={styles.item}>
      <div className={styles.picture}>
        <Photo src={photo.src} alt={name} placeholderText={name} width={240} height={300} />
        {/* In the photo's own place: nothing moves when it is there. */}
        {photo.status === "preparing" && (
          <div className={styles.preparing}>
            <p>{t("status.preparing")}</p>
            <AppLink href="/profile/photos">{t("look_again")}</AppLink>
          </div>
        )}
        {onDrag && (
          <span aria-hidden="true" className={styles.handle} onPointerDown={onDrag}>
            <Icon name="menu" />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.status}>{t(`status.${photo.says}`)}</p>
        {isRefused && photo.reason && <p>{t(`reasons.${photo.reason}`)}</p>}
        <div className={styles.buttons}>
          {isRefused ? (
            <ButtonLink href="#add" tone="secondary" size="small">
              {t("again")}
            </ButtonLink>
          ) : (
            places.map(([label, to]) => <Move key={label} {...form} id={photo.id} {...{ name, to, label }} />)
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

interface MoveProps {
  /** The list's fetcher's: the page stays as it is. */
  Form: FetcherWithComponents<unknown>["Form"];
  onSubmit(): void;
  id: string;
  name: string;
  to: number;
  label: string;
}

/** A form each: it works without a script. */
function Move({ Form, onSubmit, id, name, to, label }: MoveProps) {
  return (
    <Form method="post" action="/profile/photos" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="position" value={to} />
      <Button tone="secondary" size="small">
        {label}
        <span className={visuallyHidden}> {name}</span>
      </Button>
    </Form>
  );
}
