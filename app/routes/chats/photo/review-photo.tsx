import script from "../../../browser/upload-message-photo.ts?worker&url";
import type { Constraints } from "../../../domain/form.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { AddresseeForm } from "../addressee-form.tsx";
import type { Addressee } from "../addressee.server.ts";
import * as styles from "./photo.css.ts";
import type { UnsentPhoto } from "./unsent-photo.server.ts";

interface ReviewPhotoProps {
  photo: UnsentPhoto;
  to: Addressee;
  constraint: Constraints;
  /** What was typed before, with what was wrong with it. */
  reply: FormReply | undefined;
}

/** The photo that waits, words with it, and the button that sends it and says what it costs. */
export function ReviewPhoto({ photo, to, constraint, reply }: ReviewPhotoProps) {
  const { t } = useTranslation("photos");
  if (photo.refused) return <Unreadable page={`/members/${to.id}/photo`} />;
  return (
    <AddresseeForm
      to={to}
      clientId={photo.key}
      constraint={constraint}
      reply={reply}
      labels={{ text: t("message.words") }}
      button={{ icon: "send", text: t("message.send") }}
      more={
        <Button tone="quiet" name="intent" value="another">
          {t("message.another")}
        </Button>
      }
    >
      <p>{t("message.review")}</p>
      <Preview src={photo.src} />
    </AddresseeForm>
  );
}

/** A small script looks again while it is being prepared. */
function Preview({ src }: { src: string | undefined }) {
  const { t } = useTranslation("photos");
  return (
    <>
      <div className={styles.preview} data-photo-preview={src ? "shown" : "preparing"}>
        {src ? (
          <picture>
            <img src={src} alt={t("message.preview")} />
          </picture>
        ) : (
          <>
            <p>{t("message.preparing")}</p>
            <Button tone="secondary" size="small" name="intent" value="look">
              {t("message.look_again")}
            </Button>
          </>
        )}
      </div>
      {!src && <script src={script} type="module" />}
    </>
  );
}

function Unreadable({ page }: { page: string }) {
  const { t } = useTranslation("photos");
  return (
    <Banner
      tone="danger"
      alert
      action={
        <ButtonLink href={page} tone="secondary" size="small">
          {t("message.another")}
        </ButtonLink>
      }
    >
      <p>{t("message.unreadable")}</p>
    </Banner>
  );
}
