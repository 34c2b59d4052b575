import { MatchDialog } from "../../../page-parts/like-dialog/match-dialog.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import type { PhotoProps } from "../../../ui/photo/photo.tsx";
import type { MemberView } from "./member-view.ts";

interface NewMatchProps {
  member: MemberView;
  name: string;
  /** One's own portrait. */
  own: Pick<PhotoProps, "src" | "of">;
  /** Where one was. */
  back: string;
}

/** After the like that made the match: once, over the other's profile. */
export function NewMatch({ member, name, own, back }: NewMatchProps) {
  const { t } = useTranslation(["members", "member-profile"]);
  const { id, photoMatch: src, photoLocked } = member;
  const portraits = [own, photoLocked ? { blurSrc: src } : { src, of: member }];
  return (
    <MatchDialog open id={id} name={name} portraits={portraits} text={<p>{t("members:match.text", { name })}</p>}>
      <ButtonLink asChild tone="quiet">
        <AppLink href={back} replace>
          {t("member-profile:back_matched")}
        </AppLink>
      </ButtonLink>
    </MatchDialog>
  );
}
