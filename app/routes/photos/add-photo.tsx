import { useOutletContext } from "react-router";
import { PREMIUM_PHOTOS } from "../../domain/account/photo-limit.ts";
import { memberId, PAGE_MEMBER_PARAMETER } from "../../domain/auth/page-member.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { FileField } from "../../ui/form/file-field.tsx";
import { Form } from "../../ui/form/form.tsx";

interface AddPhotoProps {
  /** Of the next upload: sent again, it is the same photo. */
  uploadKey: string;
  /** It is a new member's first step, and stays one. */
  welcome: boolean;
  count: number;
  limit: number;
  paid: boolean;
}

/** The form with a file, or why there is none. Without a script it takes one photo at a time. */
export function AddPhoto({ uploadKey, welcome, count, limit, paid }: AddPhotoProps) {
  const { t } = useTranslation("photos");
  const { user } = useOutletContext<MemberArea>();
  if (count >= limit) return <LimitReached count={count} paid={paid} />;
  const query = new URLSearchParams({ key: uploadKey, [PAGE_MEMBER_PARAMETER]: memberId(user) ?? "" });
  if (welcome) query.set("welcome", "1");
  return (
    <Card as="section" id="add">
      <h2>{t("add.title")}</h2>
      <Form action={`/profile/photos?${query}`} encType="multipart/form-data">
        <FileField
          name="photo"
          label={t("add.label")}
          hint={t("add.hint")}
          accept="image/jpeg,image/png,image/webp"
          required
        />
        <Button icon="camera">{t("add.button")}</Button>
      </Form>
    </Card>
  );
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
