import type { Card, User } from "../../../contract/people/profile.ts";
import { imageUrl } from "../../../domain/images.ts";
import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import { LikeDialog } from "../../../page-parts/like-dialog/like-dialog.tsx";
import { locationText } from "../../../page-parts/member-card/card-view.ts";
import { memberName } from "../../../page-parts/words/member-name.ts";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { liker } from "./news-dialog.css.ts";
import type { ShownNews } from "./news.ts";

interface NewsDialogProps {
  news: NonNullable<ShownNews["dialog"]>;
  onClose: () => void;
  user: User;
  /** The setting cdn_prefix. */
  prefix: string;
}

/** "New like!" or a match (spec §2, like modal): who it is, where to see them or write, and "Later". */
export function NewsDialog({
  news: { kind, profile, href, bySwitch, open, more },
  onClose,
  user,
  prefix,
}: NewsDialogProps) {
  const { t } = useTranslation(["chats", "members", "common"]);
  const name = memberName(profile, t);
  const src = imageUrl(prefix, profile.main_image, "thumb");
  const portrait = profile.main_image?.locked ? { blurSrc: src } : { src, of: profile };
  const said = kind === "match" ? t("members:match.text", { name }) : t("news.by", { name });
  const isMatch = kind === "match";
  const own = { src: imageUrl(prefix, user.profile.main_image, "thumb"), of: { id: user.id, ...user.profile } };
  return (
    <LikeDialog
      open={open}
      onClose={onClose}
      title={t(isMatch ? "members:match.title" : "news.new_like")}
      portraits={isMatch ? [own, portrait] : [portrait]}
    >
      <Liker profile={profile} name={name} home={user.profile.country} />
      <p role="status">{more > 0 ? t("news.by_more", { name, count: more }) : said}</p>
      {bySwitch && more === 0 && <p>{t("news.by_switch")}</p>}
      <ButtonLink asChild {...(isMatch && { icon: "message" })}>
        <AppLink href={isMatch ? `/members/${profile.id}/chat` : href}>
          {isMatch ? t("members:match.write", { name }) : t("see_profile")}
        </AppLink>
      </ButtonLink>
      <form method="dialog">
        <Button tone="quiet">{t("news.later")}</Button>
      </form>
    </LikeDialog>
  );
}

function Liker({ profile, name, home }: { profile: Card; name: string; home: string | null | undefined }) {
  const place = locationText(profile, { locale: useLocale(), home });
  return (
    <div>
      <p className={liker}>{profile.age == null ? name : `${name}, ${profile.age}`}</p>
      {place && <p>{place}</p>}
      {profile.fictional && (
        <p>
          <FictionalSign />
        </p>
      )}
    </div>
  );
}
