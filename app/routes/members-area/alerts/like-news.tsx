import type { Card, User } from "../../../contract/profile.ts";
import { imageUrl } from "../../../domain/images.ts";
import { LikeDialog } from "../../../page-parts/like-dialog/like-dialog.tsx";
import { locationText } from "../../../page-parts/member-card/card-view.ts";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import * as styles from "./alerts.css.ts";

/** A like that arrived while the member looks around. */
export interface NewLike {
  from: Card;
  match: boolean;
  /** How many people liked the member since the dialog opened. */
  more: number;
}

interface LikeNewsProps {
  like: NewLike;
  open: boolean;
  onClose: () => void;
  user: User;
  /** The setting cdn_prefix. */
  prefix: string;
}

/** "New like!" or a match, in a dialog (spec §2): who it is, where to see them, and "Later". */
export function LikeNews({ like: { from, match, more }, open, onClose, user, prefix }: LikeNewsProps) {
  const { t } = useTranslation(["likes", "members", "chats", "common"]);
  const locale = useLocale();
  const name = from.name ?? t("chats:member_number", { id: from.id });
  const src = imageUrl(prefix, from.main_image, "thumb");
  const portrait = from.main_image?.locked ? { blurSrc: src } : { src };
  const own = { src: imageUrl(prefix, user.profile.main_image, "thumb") };
  const place = locationText(from, { locale, home: user.profile.country });
  const said = match ? t("members:match.text", { name }) : t("by", { name });
  return (
    <LikeDialog
      open={open}
      onClose={onClose}
      title={match ? t("members:match.title") : t("new")}
      portraits={match ? [own, portrait] : [portrait]}
    >
      <div>
        <p className={styles.liker}>{from.age == null ? name : `${name}, ${from.age}`}</p>
        {place && <p>{place}</p>}
        {from.fictional && (
          <p>
            <Icon name="robot" size={18} /> {t("common:fictional")}
          </p>
        )}
      </div>
      <p role="status">{more > 0 ? t("by_more", { name, count: more }) : said}</p>
      {match ? (
        <ButtonLink asChild icon="message">
          <AppLink href={`/members/${from.id}/chat`}>{t("members:match.write", { name })}</AppLink>
        </ButtonLink>
      ) : (
        <ButtonLink asChild>
          <AppLink href={`/members/${from.id}`}>{t("chats:see_profile")}</AppLink>
        </ButtonLink>
      )}
      <form method="dialog">
        <Button tone="quiet">{t("later")}</Button>
      </form>
    </LikeDialog>
  );
}
