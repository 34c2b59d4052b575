import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { UnsentText } from "../../../page-parts/navigation/unsent-text.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Progress } from "../../../ui/progress/progress.tsx";
import * as styles from "./uploads.css.ts";
import type { Upload, UploadQueue } from "./upload-queue.ts";

interface UploadListProps {
  queue: UploadQueue;
  /** As the page has loaded them. */
  photos: readonly unknown[];
}

/** The photos on their way, and those that did not arrive, each with what can be done about it. */
export function UploadList({ queue, photos }: UploadListProps) {
  const { t } = useTranslation("photos");
  const { revalidate } = useRevalidator();
  const { uploads, arrived } = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  useEffect(() => {
    if (arrived > 0) void revalidate();
  }, [arrived, revalidate]);
  useLayoutEffect(() => queue.showArrived(), [queue, photos]);
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(0);
  // What was chosen may be far above it.
  useLayoutEffect(() => {
    if (uploads.length > before.current) list.current?.scrollIntoView({ block: "nearest" });
    before.current = uploads.length;
  }, [uploads.length]);
  return (
    <>
      {uploads.length > 0 && (
        <ul aria-label={t("uploads.list")} className={styles.list} ref={list}>
          {uploads.map((upload) => (
            <UploadItem key={upload.key} {...{ upload, queue }} />
          ))}
        </ul>
      )}
      {/* Below, without a row of its own while it is empty, and only once the page has loaded them: it moves nothing. */}
      <p role="status" className={styles.arrived}>
        {arrived > 0 && !uploads.some((upload) => upload.arrived) && t("uploads.arrived", { count: arrived })}
      </p>
    </>
  );
}

/** Of the file, or of how many there are: sent again it is refused again. The queue itself fills a place that becomes free. */
const FINAL = /^photo_/;

interface UploadItemProps extends Pick<UploadListProps, "queue"> {
  upload: Upload;
}

function UploadItem({ upload: { key, name, sent, problem, arrived }, queue }: UploadItemProps) {
  const { t } = useTranslation("photos");
  const part = arrived ? 100 : Math.round((sent ?? 0) * 100);
  const waits = sent === undefined && !arrived;
  const state = waits ? t("uploads.waiting") : t("uploads.sent", { part });
  const act = (words: string, press: () => void) => (
    <Button type="button" tone="secondary" size="small" onClick={press} aria-label={`${words} ${name}`}>
      {words}
    </Button>
  );
  return (
    <li className={styles.item}>
      <bdi className={styles.name}>{name}</bdi>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {/* The photo would be lost with this page. */}
          <UnsentText unsent={problem} target="_blank" />
        </p>
      ) : (
        <>
          <Progress value={part} label={name} valueText={state} />
          <span>{state}</span>
        </>
      )}
      <div className={styles.buttons}>
        {problem && !FINAL.test(problem.error) && act(t("uploads.retry"), () => queue.retry(key))}
        {!arrived && act(t(problem ? "uploads.remove" : "uploads.cancel"), () => queue.remove(key))}
      </div>
    </li>
  );
}
