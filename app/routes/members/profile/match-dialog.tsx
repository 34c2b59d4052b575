import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import type { MemberView } from "./member-view.ts";
import * as styles from "./profile.css.ts";

interface MatchDialogProps {
  member: MemberView;
  name: string;
  /** The address of one's own portrait, if there is one. */
  own?: string;
  /** Where one was. */
  back: string;
}

/** Two people like each other (spec §2, like modal): said once, with the one thing to do about it. */
export function MatchDialog({ member, name, own, back }: MatchDialogProps) {
  const { t } = useTranslation(["members", "common"]);
  return (
    <Dialog open title={t("members:match.title")} closeLabel={t("common:close")}>
      <div className={styles.match}>
        <div className={styles.pair}>
          <Photo src={own} alt="" shape="round" size="large" />
          <Photo src={member.photoLocked ? undefined : member.photo} alt="" shape="round" size="large" />
        </div>
        <p>{t("members:match.text", { name })}</p>
        <ButtonLink asChild icon="message">
          <AppLink href={`/members/${member.id}/chat`}>{t("members:match.write", { name })}</AppLink>
        </ButtonLink>
        <ButtonLink asChild tone="quiet">
          <AppLink href={back}>{t("members:profile.back_matched")}</AppLink>
        </ButtonLink>
      </div>
    </Dialog>
  );
}
