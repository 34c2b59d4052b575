import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { problemText } from "../../../request/locale/problem-text.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Progress } from "../../../ui/progress/progress.tsx";
import * as styles from "./uploads.css.ts";
import type { Upload, UploadQueue } from "./upload-queue.ts";

interface UploadListProps {
  queue: UploadQueue;
}

/** The photos on their way, and those that did not arrive, each with what can be done about it. */
export function UploadList({ queue }: UploadListProps) {
  const { t } = useTranslation("photos");
  const { revalidate } = useRevalidator();
  const { uploads, arrived } = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  useEffect(() => {
    if (arrived > 0) void revalidate();
  }, [arrived, revalidate]);
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(0);
  // What was chosen may be far above it.
  useLayoutEffect(() => {
    if (uploads.length > before.current) list.current?.scrollIntoView({ block: "nearest" });
    before.current = uploads.length;
  }, [uploads.length]);
  return (
    <>
      <p role="status">{arrived > 0 && t("uploads.arrived", { count: arrived })}</p>
      {uploads.length > 0 && (
        <ul aria-label={t("uploads.list")} className={styles.list} ref={list}>
          {uploads.map((upload) => (
            <UploadItem key={upload.key} {...{ upload, queue }} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Of the file, or of how many there are: sent again it is refused again. The queue itself fills a place that becomes free. */
const FINAL = /^photo_/;

interface UploadItemProps extends Pick<UploadListProps, "queue"> {
  upload: Upload;
}

function UploadItem({ upload: { key, name, sent, problem }, queue }: UploadItemProps) {
  const { t } = useTranslation(["photos", "problems"]);
  const part = Math.round((sent ?? 0) * 100);
  const state = sent === undefined ? t("photos:uploads.waiting") : t("photos:uploads.sent", { part });
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
          {problemText(problem, t)}
        </p>
      ) : (
        <>
          <Progress value={part} label={name} valueText={state} />
          <span>{state}</span>
        </>
      )}
      <div className={styles.buttons}>
        {problem && !FINAL.test(problem.error) && act(t("photos:uploads.retry"), () => queue.retry(key))}
        {act(t(problem ? "photos:uploads.remove" : "photos:uploads.cancel"), () => queue.remove(key))}
      </div>
    </li>
  );
}
