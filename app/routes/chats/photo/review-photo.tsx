import script from "../../../browser/send-photo.ts?worker&url";
import type { Constraints } from "../../../domain/form.ts";
import { KeepTypedFields } from "../../../page-parts/keep-typed-fields.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { Addressee } from "../addressee.server.ts";
import * as styles from "./photo.css.ts";
import type { UnsentPhoto } from "./unsent-photo.server.ts";

interface SendPhotoProps {
  photo: UnsentPhoto;
  to: Addressee;
  constraint: Constraints;
  reply: FormReply | undefined;
  /** What was typed before. */
  typed: FormReply | undefined;
}

/** The photo that waits, words with it, and the button that sends it and says what it costs. */
export function SendPhoto({ photo, to, constraint, reply, typed }: SendPhotoProps) {
  const { t } = useTranslation(["photos", "gifts", "chats", "login"]);
  const { person, price, money, credits, note } = to;
  const cost = money ? t("gifts:cost_money", { count: price, money }) : t("gifts:cost", { count: price });
  if (photo.refused) return <Unreadable page={`/members/${person.id}/photo`} />;
  return (
    <Card>
      <ServerForm
        constraint={constraint}
        reply={reply ?? typed}
        errorTitle={t("login:errors_title")}
        labels={{ text: t("photos:message.words") }}
      >
        <KeepTypedFields />
        <Hidden name="client_id" value={photo.key} />
        <p>{t("photos:message.review")}</p>
        <Preview src={photo.src} />
        <TextField name="text" lines={3} autoComplete="off" />
        {price > 0 && (
          <p>
            {t("chats:balance", { count: credits })}{" "}
            {credits < price && <a href={`/credits?for=${person.id}`}>{t("chats:buy_credits")}</a>}
          </p>
        )}
        <Actions>
          <Button icon="send">
            {t("photos:message.send")} {price > 0 && <small>{cost}</small>}
          </Button>
          <Button tone="quiet" name="intent" value="another">
            {t("photos:message.another")}
          </Button>
        </Actions>
        {note && <p>{note}</p>}
      </ServerForm>
    </Card>
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
