import { Form, useNavigate } from "react-router";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import type { ListedChat } from "./chats.server.ts";
import { useMemberName } from "../../../page-parts/use-member-name.ts";

/** Asks before a conversation leaves the list. */
export function RemoveDialog({ chat }: { chat: ListedChat }) {
  const { t } = useTranslation(["chats", "common"]);
  const navigate = useNavigate();
  const name = useMemberName({ ...chat.person, deleted: chat.deleted });
  const keep = () => void navigate("/chats", { replace: true, preventScrollReset: true });
  return (
    <Dialog
      open
      question
      title={t("chats:remove.title")}
      text={chat.deleted ? t("chats:remove.text_deleted") : t("chats:remove.text", { name })}
      closeLabel={t("common:close")}
      onClose={keep}
    >
      <Form method="post" action="/chats" preventScrollReset>
        <input type="hidden" name="id" value={chat.conversation.id} />
        <Actions>
          <Button tone="danger">{t("chats:remove.yes")}</Button>
          <ButtonLink asChild tone="secondary">
            <AppLink href="/chats">{t("chats:remove.no")}</AppLink>
          </ButtonLink>
        </Actions>
      </Form>
    </Dialog>
  );
}
