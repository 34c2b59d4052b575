import type { Message } from "../../../../contract/conversations/message.ts";
import type { Image } from "../../../../contract/people/profile.ts";
import { AppLink } from "../../../../page-parts/navigation/app-link.tsx";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { Photo } from "../../../../ui/photo/photo.tsx";
import * as styles from "./bubble.css.ts";

interface PhotoInBubbleProps {
  message: Message;
  photo: Image;
  /** The other one's name. */
  author: string;
  /** The setting cdn_prefix. */
  prefix: string;
}

/** A photo in its bubble, as a link to its own page, which shows one that is blurred here. */
export function PhotoInBubble({ message: { id, own }, photo, author: name, prefix }: PhotoInBubbleProps) {
  const { t } = useTranslation("photos");
  const { match, filename, locked, status } = photo;
  const file = match ?? filename;
  if (!file) return <p>{status === "preparing" ? t("in_chat.preparing") : t("in_chat.gone")}</p>;
  const src = prefix + file;
  return (
    <AppLink href={`/chats/photos/${id}`} className={styles.photo}>
      <Photo
        {...(locked ? { blurSrc: src } : { src })}
        alt={own ? t("in_chat.yours") : t("in_chat.from", { name })}
        shape="square"
        lazy
        width={240}
        height={240}
      />
      {locked && t("in_chat.show")}
    </AppLink>
  );
}
