import { data, redirect, useLocation } from "react-router";
import { statusOf } from "../../../api/problem.server.ts";
import { deleteChat } from "../../../contract/conversations.ts";
import { apiOf, flash, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/chats.ts";
import { isUnsent } from "../../../page-parts/navigation/unsent.ts";
import { UnsentText } from "../../../page-parts/navigation/unsent-text.tsx";
import { ChatList, NoChats } from "./chat-list.tsx";
import { openList } from "./chats.server.ts";
import { PushQuestion } from "./push-question.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { removeForm } from "./remove.form.ts";
import { useChatUpdates, useRemovedChat } from "./use-chats.ts";

/** What the list says, besides what all members' pages say. */
const TEXTS = { "chat-list": ["draft"] };

export const handle = { title: "chats:title" } satisfies PageHandle;

export function loader({ request, url, context }: Route.LoaderArgs) {
  return openList({ request, url, context, texts: TEXTS });
}

/** Removes a conversation from the list. Spec §4: where that fails, the list says so and is shown anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: removeForm, context });
  if (!form.ok) return form.reject();
  const removed = await apiOf(context).call(deleteChat, { conversation: form.value.id });
  if (!removed.ok && removed.problem.error === "authentication_required") return form.refuse(removed.problem);
  if (!removed.ok) return data({ failed: true }, { status: statusOf(removed.problem) });
  flash(context, { tone: "success", text: textsOf(context)("chats:remove.done") });
  throw redirect("/chats");
}

export default function Chats({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("chats");
  const { zone, now, removing, pushKey } = loaderData;
  const { key } = useLocation();
  const leaving = useRemovedChat();
  const chats = loaderData.chats.filter(({ conversation }) => conversation.id !== leaving);
  const asked = chats.find(({ conversation }) => conversation.id === removing);
  useChatUpdates();
  return (
    <Page title={t("title")}>
      {actionData && (
        <Banner tone="danger" alert>
          {isUnsent(actionData) ? <UnsentText {...actionData} /> : t("remove.failed")}
        </Banner>
      )}
      {asked && !actionData && <RemoveDialog chat={asked} />}
      <PushQuestion key={key} pushKey={pushKey} />
      {chats.length > 0 ? <ChatList chats={chats} zone={zone} now={now} /> : <NoChats />}
    </Page>
  );
}
