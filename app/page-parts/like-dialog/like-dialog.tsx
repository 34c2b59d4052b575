import type { ReactNode } from "react";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import type { DialogProps } from "../../ui/dialog/dialog-props.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import * as styles from "./like-dialog.css.ts";
import { type Portrait, Portraits } from "./portraits.tsx";

interface LikeDialogProps extends Pick<DialogProps, "open" | "onClose"> {
  title: string;
  /** Of whom it tells. */
  portraits: Portrait[];
  /** What happened, the one thing to do about it, and the way back. */
  children: ReactNode;
}

/** A like or a match (spec §2, like modal). */
export function LikeDialog({ title, portraits, children, ...state }: LikeDialogProps) {
  const { t } = useTranslation();
  const heading = (
    <span className={styles.title}>
      <Icon name="heart" />
      {title}
    </span>
  );
  return (
    <Dialog {...state} title={heading} closeLabel={t("close")}>
      <div className={styles.content}>
        <Portraits of={portraits} />
        {children}
      </div>
    </Dialog>
  );
}
