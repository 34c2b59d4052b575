import { useEffect } from "react";
import { useOutletContext } from "react-router";
import { PREMIUM_PHOTOS } from "../../domain/account/photo-limit.ts";
import { memberId, PAGE_MEMBER_PARAMETER } from "../../domain/auth/page-member.ts";
import { ANY_PHOTO, takeChosenPhotos } from "../../page-parts/chosen-photos.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { FileField } from "../../ui/form/file-field.tsx";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { Form } from "../../ui/form/form.tsx";
import * as styles from "./photos.css.ts";
import type { PhotoTools } from "./uploads/use-photo-tools.ts";

interface AddPhotoProps {
  /** Of the next upload: sent again, it is the same photo. */
  uploadKey: string;
  /** It is a new member's first step, and stays one. */
  welcome: boolean;
  count: number;
  limit: number;
  paid: boolean;
  tools?: PhotoTools;
  /** What was wrong with the file that was sent. */
  fault?: FormReply;
}

/** The form with a file, or why there is none. Without a script it takes one photo at a time. */
export function AddPhoto({ uploadKey, welcome, count, limit, paid, tools, fault }: AddPhotoProps) {
  const { t } = useTranslation("photos");
  const { user } = useOutletContext<MemberArea>();
  const room = limit - count;
  const upload = useUploads(tools, room);
  if (room <= 0)
    return (
      <section id="add">
        <LimitReached count={count} paid={paid} />
      </section>
    );
  const query = new URLSearchParams({ key: uploadKey, [PAGE_MEMBER_PARAMETER]: memberId(user) ?? "" });
  if (welcome) query.set("welcome", "1");
  return (
    <Card as="section" id="add">
      <h2>{t("add.title")}</h2>
      <Form action={`/profile/photos?${query}`} encType="multipart/form-data" reply={fault}>
        <FileField
          name="photo"
          label={t("add.label")}
          hint={t("add.hint")}
          accept={tools ? ANY_PHOTO : "image/jpeg,image/png,image/webp"}
          multiple={tools !== undefined}
          onChange={({ currentTarget }) => upload?.(currentTarget)}
          required
        />
        {tools ? (
          <p className={styles.insteadOfButton}>{t("add.several")}</p>
        ) : (
          <Button icon="camera">{t("add.button")}</Button>
        )}
      </Form>
    </Card>
  );
}

/** Uploads what is chosen, here or before this page, at once. Undefined until the script for it is there. */
function useUploads(tools: PhotoTools | undefined, room: number) {
  const add = tools && ((photos: Iterable<File>) => tools.queue.add([...photos], room));
  const upload =
    add &&
    ((input: HTMLInputElement) => {
      add(input.files ?? []);
      input.value = "";
    });
  useEffect(() => tools?.queue.fill(room), [tools, room]);
  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>("#add input");
    if (upload && input) upload(input);
    return add && takeChosenPhotos(add);
  });
  return upload;
}

function LimitReached({ count, paid }: { count: number; paid: boolean }) {
  const { t } = useTranslation("photos");
  if (paid) return <Banner tone="info">{t("add.full_premium", { count })}</Banner>;
  const action = (
    <ButtonLink asChild tone="secondary" size="small">
      <AppLink href="/premium">{t("add.premium")}</AppLink>
    </ButtonLink>
  );
  return (
    <Banner tone="info" icon="crown" action={action}>
      <p>{t("add.full", { count, premium: PREMIUM_PHOTOS })}</p>
    </Banner>
  );
}
