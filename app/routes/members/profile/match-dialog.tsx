import { LikeDialog } from "../../../page-parts/like-dialog/like-dialog.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import type { MemberView } from "./member-view.ts";

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
  const { t } = useTranslation("members");
  const portrait = { src: member.photoLocked ? undefined : member.photo };
  return (
    <LikeDialog open title={t("match.title")} portraits={[{ src: own }, portrait]}>
      <p>{t("match.text", { name })}</p>
      <ButtonLink asChild icon="message">
        <AppLink href={`/members/${member.id}/chat`}>{t("match.write", { name })}</AppLink>
      </ButtonLink>
      <ButtonLink asChild tone="quiet">
        <AppLink href={back}>{t("profile.back_matched")}</AppLink>
      </ButtonLink>
    </LikeDialog>
  );
}
