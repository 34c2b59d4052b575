import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
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
        <ButtonLink href={`/members/${member.id}/chat`} icon="message">
          {t("members:match.write", { name })}
        </ButtonLink>
        <ButtonLink href={back} tone="quiet">
          {t("members:profile.back_matched")}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
