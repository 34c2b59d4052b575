import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import * as styles from "./step-layout.css.ts";
import type { Target } from "../target/target.server.ts";

/**
 * The first message in short, and the way to write or change it. Its button belongs to the step's form, so that what
 * stands there is kept; it comes after "Continue", which the Enter key presses.
 */
export function MessageNote({ target: { name }, message }: { target: Target; message?: string }) {
  const { t } = useTranslation("signup");
  return (
    <section className={styles.note} aria-label={t("message.note", { name })}>
      {message ? (
        <p>
          <span className={styles.soft}>{t("message.note", { name })}</span>
          <q className={styles.quote}>{message}</q>
        </p>
      ) : (
        <p className={styles.soft}>{t("message.none", { name })}</p>
      )}
      <Button form="step" name="go" value="message" tone="secondary" size="small" icon="message">
        {t(message ? "message.change" : "message.write")}
      </Button>
    </section>
  );
}
