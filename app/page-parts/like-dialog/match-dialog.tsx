import type { ReactNode } from "react";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import type { DialogProps } from "../../ui/dialog/dialog-props.ts";
import type { PhotoProps } from "../../ui/photo/photo.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { LikeDialog } from "./like-dialog.tsx";

interface MatchDialogProps extends Pick<DialogProps, "open" | "onClose"> {
  /** Of the other. */
  id: string;
  name: string;
  /** One's own and the other's. */
  portraits: Pick<PhotoProps, "src" | "blurSrc" | "of">[];
  /** What is said of the two. */
  text: ReactNode;
  /** The way back. */
  children: ReactNode;
}

/** Two people like each other (spec §2, like modal): said once, with the one thing to do about it. */
export function MatchDialog({ id, name, text, children, ...state }: MatchDialogProps) {
  const { t } = useTranslation("members");
  return (
    <LikeDialog {...state} title={t("match.title")}>
      {text}
      <ButtonLink asChild icon="message">
        <AppLink href={`/members/${id}/chat`}>{t("match.write", { name })}</AppLink>
      </ButtonLink>
      {children}
    </LikeDialog>
  );
}
