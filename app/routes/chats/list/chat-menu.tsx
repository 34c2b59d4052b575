import { Form } from "react-router";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { PageMemberField } from "../../../page-parts/page-member-field.tsx";
import { useMemberName } from "../../../page-parts/words/use-member-name.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Menu, MenuButton, MenuItem } from "../../../ui/menu/menu.tsx";
import type { ListedChat } from "./chats.server.ts";

/** What can be done with a conversation of the list. */
export function ChatMenu({ chat: { conversation, person, deleted } }: { chat: ListedChat }) {
  const name = useMemberName({ ...person, deleted });
  const { t } = useTranslation(["chats", "common", "chat-list"]);
  const label = (
    <>
      {t("common:more")}
      <span className={visuallyHidden}> {t("chat-list:about", { name })}</span>
    </>
  );
  return (
    <Menu label={label} icon="menu" compact>
      {!deleted && (
        <MenuItem asChild icon="user">
          <AppLink href={`/members/${person.id}`}>{t("chats:see_profile")}</AppLink>
        </MenuItem>
      )}
      <Form role="none" method="post" action="/chats" preventScrollReset>
        <PageMemberField />
        <MenuButton icon="close" name="id" value={conversation.id}>
          {t("chats:remove.this")}
        </MenuButton>
      </Form>
    </Menu>
  );
}
