import { StatusMessage } from "../../../../page-parts/status-message.tsx";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { Button } from "../../../../ui/button/button.tsx";
import * as styles from "../own-profile.css.ts";

/** Fills in the nearest town, after a press and the browser's own question. Does nothing without the small script (place-here.ts), and is not shown then. `found`: it just did. */
export function PlaceHere({ found }: { found: boolean }) {
  const { t } = useTranslation("profile");
  return (
    <div data-place-here className={styles.here}>
      <div>
        <Button type="button" tone="secondary" icon="map-pin">
          {t("edit.place.here.button")}
        </Button>
      </div>
      <p data-asks className={styles.soft}>
        {t("edit.place.here.hint")}
      </p>
      <p data-state="denied" hidden>
        {t("edit.place.here.denied")}
      </p>
      <div role="status" tabIndex={-1}>
        <StatusMessage name="found" shown={found} tone="success" text={t("edit.place.here.found")} />
        <StatusMessage name="nowhere" tone="info" text={t("edit.place.here.nowhere")} />
        <StatusMessage name="failed" tone="danger" text={t("edit.place.here.failed")} />
      </div>
    </div>
  );
}
