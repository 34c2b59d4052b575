import { useLayoutEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { UnsentBanner } from "../../page-parts/navigation/unsent-text.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PhotoView } from "./photo-view.ts";
import { PhotoItem } from "./photo-item.tsx";
import * as styles from "./photos.css.ts";
import type { PhotoTools } from "./uploads/use-photo-tools.ts";

interface PhotoListProps {
  photos: readonly PhotoView[];
  count: string;
  tools?: PhotoTools;
}

/** The photos in their order, each with its status and its buttons; a pointer moves them, too. */
export function PhotoList({ photos, count, tools }: PhotoListProps) {
  const { t } = useTranslation("photos");
  const fetcher = useFetcher<unknown>();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string>(undefined);
  const order = photos.map(({ id }) => id).join(" ");
  const isSaved = fetcher.state === "idle";
  useLayoutEffect(() => {
    if (isSaved && list.current) tools?.clearOrder(list.current.children as HTMLCollectionOf<HTMLElement>);
    // The button that was pressed may not be there at the new place.
    if (moved.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#photo-${moved.current} button`)?.focus();
  }, [isSaved, order, tools]);
  function move(id: string, position: number) {
    void fetcher.submit({ intent: "move", id, position }, { method: "post", action: "/profile/photos" });
  }
  return (
    <section className={styles.section}>
      <h2>{count}</h2>
      <UnsentBanner answer={fetcher.data} />
      <ol aria-label={t("list")} className={styles.list} ref={list}>
        {photos.map((photo, at) => (
          <PhotoItem
            key={photo.id}
            photo={photo}
            number={at + 1}
            of={photos.length}
            Form={fetcher.Form}
            onSubmit={() => (moved.current = photo.id)}
            onDrag={
              tools && photos.length > 1
                ? ({ currentTarget, clientX: x, clientY: y }) =>
                    tools.dragPhoto(currentTarget, { x, y }, (position) => move(photo.id, position))
                : undefined
            }
          />
        ))}
      </ol>
    </section>
  );
}
