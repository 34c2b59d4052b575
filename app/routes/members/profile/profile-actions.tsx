import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { LikeButton, LikeForm } from "../../../page-parts/member-card/like-form.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import type { MemberView } from "./member-view.ts";
import * as styles from "./profile.css.ts";

/** The two things people come for; on a phone they stay at the bottom edge. */
export function ProfileActions({ member: { id, liked }, name }: { member: MemberView; name: string }) {
  const { t } = useTranslation("common");
  return (
    <div className={styles.actions}>
      <LikeForm>
        <LikeButton key={id} id={id} name={name} liked={liked} size="normal" />
      </LikeForm>
      <ButtonLink asChild icon="message" wide>
        <AppLink href={`/members/${id}/chat`}>{t("write")}</AppLink>
      </ButtonLink>
    </div>
  );
}
