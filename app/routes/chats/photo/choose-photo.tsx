import { useOutletContext } from "react-router";
import script from "../../../browser/upload-message-photo.ts?worker&url";
import { memberId, PAGE_MEMBER_PARAMETER } from "../../../domain/auth/page-member.ts";
import { list } from "../../../page-parts/dotted-list.css.ts";
import { StatusMessage } from "../../../page-parts/status-message.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { MemberArea } from "../../../request/pages/member-area.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { FileField } from "../../../ui/form/file-field.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Section } from "../../../ui/page/page.tsx";
import { NativeProgress } from "../../../ui/progress/native-progress.tsx";
import { Balance } from "../addressee-form.tsx";
import type { Addressee } from "../addressee.server.ts";
import * as styles from "./photo.css.ts";

interface ChoosePhotoProps {
  to: Addressee;
  uploadKey: string;
  /** One that was chosen waits no more. */
  gone: boolean;
  /** What was wrong with the file that was sent. */
  reply: FormReply | undefined;
}

/** The form with a file. A small script makes the photo smaller before it is sent, and shows how far it is. */
export function ChoosePhoto({ to, uploadKey, gone, reply }: ChoosePhotoProps) {
  const { t } = useTranslation(["photos", "login"]);
  const { user } = useOutletContext<MemberArea>();
  const member = memberId(user) ?? "";
  const query = new URLSearchParams({ key: uploadKey, [PAGE_MEMBER_PARAMETER]: member });
  const sending = t("photos:message.sending");
  return (
    <>
      {gone && (
        <Banner tone="info">
          <p>{t("photos:message.gone")}</p>
        </Banner>
      )}
      <Card>
        <ServerForm
          action={`?${query}`}
          encType="multipart/form-data"
          reply={reply}
          errorTitle={t("login:errors_title")}
          data-photo-key={uploadKey}
          data-photo-member={member}
        >
          <FileField
            name="photo"
            label={t("photos:add.label")}
            hint={t("photos:message.hint")}
            accept="image/jpeg,image/png,image/webp"
            required
          />
          <div data-photo-sending className={styles.sending} role="status" hidden>
            <p>{sending}</p>
            <NativeProgress value={0} label={sending} valueText="" />
          </div>
          <StatusMessage name="no_connection" tone="danger" text={t("photos:message.no_connection")} />
          {/* Before the photo is on its way, which takes long on a slow phone. */}
          {to.cost && <p>{t("photos:message.price", { cost: to.cost })}</p>}
          <Balance to={to} />
          <Actions>
            <Button icon="camera">{t("photos:message.go_on")}</Button>
          </Actions>
        </ServerForm>
      </Card>
      <WhatHappens name={to.name} />
      <script src={script} type="module" />
    </>
  );
}

function WhatHappens({ name }: { name: string }) {
  const { t } = useTranslation("photos");
  return (
    <Section title={t("message.about.title")}>
      <ul className={list}>
        <li>{t("message.about.only", { name })}</li>
        <li>{t("message.about.blurred", { name })}</li>
        <li>{t("message.about.data")}</li>
        <li>{t("message.about.copied")}</li>
      </ul>
    </Section>
  );
}
