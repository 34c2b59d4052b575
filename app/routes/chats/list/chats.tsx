import { useLocation, useRevalidator } from "react-router";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/chats.ts";
import { isUnsent } from "../../../page-parts/navigation/unsent.ts";
import { UnsentText } from "../../../page-parts/navigation/unsent-text.tsx";
import { panes } from "./chat-list.css.ts";
import { NoChats } from "./chat-list.tsx";
import { openList } from "./chats.server.ts";
import { LastOpenedChat } from "./last-opened-chat.tsx";
import { PushQuestion } from "./push-question.tsx";
import { RemovedLine } from "./removed-line.tsx";
import { removeOrRestore } from "./remove.server.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { SearchedList } from "./searched-list.tsx";
import { useChatUpdates, useRemovedChat } from "./use-chats.ts";

/** What the list says, besides what all members' pages say. */
const TEXTS = {
  "chat-list": [
    "about",
    "all",
    "draft",
    "empty",
    "failed",
    "found",
    "list",
    "nobody",
    "nothing_said",
    "own_before",
    "gift",
    "photo",
    "push",
    "remove",
    "search",
    "search_button",
  ],
};

export const handle = { title: "chats:title" } satisfies PageHandle;

export function loader({ request, url, context }: Route.LoaderArgs) {
  return openList({ request, url, context, texts: TEXTS });
}

export function action({ request, context }: Route.ActionArgs) {
  return removeOrRestore({ request, context });
}

export default function Chats({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["chats", "chat-list"]);
  const { zone, now, removing, pushKey, q, older } = loaderData;
  const { key } = useLocation();
  const leaving = useRemovedChat();
  const chats = loaderData.chats.filter(({ conversation }) => conversation.id !== leaving);
  const asked = chats.find(({ conversation }) => conversation.id === removing);
  const last = chats.find(({ opened }) => opened);
  const { state, revalidate } = useRevalidator();
  useChatUpdates(state, revalidate);
  return (
    <Page title={t("title")}>
      {actionData && (
        <Banner tone="danger" alert>
          {isUnsent(actionData) ? (
            <UnsentText {...actionData} />
          ) : (
            t(`chat-list:failed.${"failed" in actionData ? actionData.failed : "remove"}`)
          )}
        </Banner>
      )}
      {asked && !actionData && <RemoveDialog chat={asked} />}
      <RemovedLine />
      <PushQuestion key={key} pushKey={pushKey} />
      {chats.length > 0 ? (
        <div className={last && panes}>
          <SearchedList chats={chats} zone={zone} now={now} asked={q} older={older} />
          {last?.opened && <LastOpenedChat chat={last} {...last.opened} />}
        </div>
      ) : (
        <NoChats />
      )}
    </Page>
  );
}
