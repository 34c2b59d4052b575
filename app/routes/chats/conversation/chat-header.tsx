import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { useIsCut, useTotals } from "../../../live/live-provider.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { usePageFacts } from "../../../request/pages/page-facts.ts";
import { DocumentForm } from "../../../page-parts/navigation/document-form.tsx";
import { Menu, MenuButton, MenuItem } from "../../../ui/menu/menu.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import type { CardView } from "../../../page-parts/member-card/card-view.ts";
import { useFictionalIcon } from "../../../page-parts/fictional/fictional-sign.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import * as styles from "./chat-header.css.ts";
import type { ConversationData } from "./conversation.server.ts";
import { useMemberName } from "../../../page-parts/words/use-member-name.ts";

interface ChatHeaderProps {
  person: CardView;
  deleted?: boolean;
  /** Its id, once something was written that could be removed. */
  conversation?: string;
  /** To block and to report them. */
  safety: ConversationData["safety"];
}

/** Who one writes with, and the way back. A fictional profile says so in words, always (design §8). */
export function ChatHeader({ person, deleted, conversation, safety }: ChatHeaderProps) {
  const { t } = useTranslation(["chats", "common"]);
  const name = useMemberName({ ...person, deleted });
  const isCut = useIsCut();
  if (deleted) return <DeletedHeader name={name} conversation={conversation} fictional={person.fictional} />;
  const details = [person.age, person.place].filter(Boolean).join(" · ");
  // Without a connection nobody knows.
  const online = person.online && !isCut;
  return (
    <header>
      <div className={styles.bar}>
        <BackToChats />
        <AppLink href={`/members/${person.id}`} className={styles.who}>
          <Photo
            {...(person.locked ? { blurSrc: person.src } : { src: person.src })}
            of={person}
            alt=""
            shape="round"
            size="small"
            width={144}
            height={144}
          />
          <span className={styles.words}>
            <ChatTitle name={name} />
            <span className={styles.details}>
              {online && <span className={styles.online}>{t("common:online")}</span>} {details}
            </span>
          </span>
        </AppLink>
        <Menu label={t("common:more")} icon="menu" compact>
          <MenuItem asChild icon="user">
            <AppLink href={`/members/${person.id}`}>{t("chats:see_profile")}</AppLink>
          </MenuItem>
          {conversation && <RemoveItem conversation={conversation} />}
          {safety.map(({ icon, ...link }) => (
            <MenuItem asChild key={icon} icon={icon}>
              <AppLink {...link} />
            </MenuItem>
          ))}
          <LettersItem />
        </Menu>
      </div>
      {person.fictional && <FictionalNote />}
    </header>
  );
}

function FictionalNote() {
  const { t } = useTranslation(["fictional", "common"]);
  return (
    <p className={styles.fictional}>
      <Icon name={useFictionalIcon()} size={20} />
      <span>
        <strong>{t("common:fictional")}.</strong> {t("fictional:warning")}
      </span>
    </p>
  );
}

function ChatTitle({ name }: { name: string }) {
  const { t } = useTranslation("chats");
  return (
    <h1 className={styles.name}>
      <span className={visuallyHidden}>{t("with_before")} </span>
      {name}
    </h1>
  );
}

function RemoveItem({ conversation }: { conversation: string }) {
  const { t } = useTranslation("chats");
  return (
    <MenuItem asChild icon="close">
      <AppLink href={`/chats?remove=${conversation}`}>{t("remove.this")}</AppLink>
    </MenuItem>
  );
}

/** On a phone a conversation has no bar with larger letters, and nowhere is more read and written. */
function LettersItem() {
  const { t } = useTranslation();
  const { comfort } = usePageFacts();
  return (
    <DocumentForm role="none" action="/lang-config">
      <MenuButton name="comfort" value={comfort ? "0" : "1"}>
        <b>Aa</b> {t(comfort ? "menu.letters_normal" : "menu.letters_larger")}
      </MenuButton>
    </DocumentForm>
  );
}

interface DeletedHeaderProps {
  name: string;
  conversation?: string;
  fictional?: boolean;
}

/** Whoever deleted the account has no profile to look at; the conversation can still be removed. */
function DeletedHeader({ name, conversation, fictional }: DeletedHeaderProps) {
  const { t } = useTranslation(["chats", "common"]);
  return (
    <header>
      <div className={styles.bar}>
        <BackToChats />
        <div className={styles.who}>
          <Photo alt="" shape="round" size="small" width={144} height={144} />
          <ChatTitle name={name} />
        </div>
        {conversation && (
          <Menu label={t("common:more")} icon="menu" compact>
            <RemoveItem conversation={conversation} />
          </Menu>
        )}
      </div>
      {fictional && <FictionalNote />}
    </header>
  );
}

/** Below 992 px this page has no other menu (spec §2, chat layout): the count of unread messages in other chats stands here. */
function BackToChats() {
  const { t } = useTranslation(["chats", "common"]);
  const count = useTotals().num_unread_messages;
  return (
    <AppLink href="/chats" className={styles.back}>
      <Icon name="back" />
      <span className={styles.backWord}>{t("chats:title")}</span>
      {count > 0 && (
        <span className={styles.unread}>
          <Badge count={count} label={t("common:badge.unread", { count })} tone="unread" />
        </span>
      )}
    </AppLink>
  );
}
