import { listLikes } from "../../contract/people/discovery.ts";
import { currentUser } from "../../contract/account/session.ts";
import { apiOf, localeOf, settingsOf, textsOf } from "../../request/context.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { textsInData } from "../../request/locale/data-texts.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Page } from "../../ui/page/page.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import { readPage } from "../../page-parts/page-links.tsx";
import { OtherWays } from "../../page-parts/other-ways.tsx";
import { cardView } from "../../page-parts/member-card/card-view.ts";
import { likeAction } from "../../page-parts/member-card/like-action.server.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import type { Route } from "./+types/likes.ts";
import { LikeList, NoLikes } from "./like-list.tsx";
import { likeNote } from "./like-note.ts";
import * as styles from "./likes.css.ts";
import { isTab, likeLists, LIKES_PER_PAGE, tabs } from "./lists.ts";
import { useLiveCounts } from "./use-live-counts.ts";

export const handle = { title: "likes:title", quiet: true } satisfies PageHandle;

/** What the page says, besides what all members' pages say. */
const TEXTS = {
  likes: ["title", "tabs_label", "tab", "write", "lead", "arrived", "see_match", "empty", "pages"],
};

export async function loader({ params: { type: asked }, url, context }: Route.LoaderArgs) {
  const type = asked ?? "received";
  if (!isTab(type)) throw failure({ error: "not_found" });
  const api = apiOf(context);
  const [answer, { user }] = await Promise.all([api.callOrThrow(listLikes), api.callOrThrow(currentUser)]);
  const lists = likeLists(answer);
  const last = Math.max(1, Math.ceil(lists[type].length / LIKES_PER_PAGE));
  const page = Math.min(readPage(url.searchParams.get("page")), last);
  const { cdn_prefix: prefix } = settingsOf(context);
  const t = textsOf(context);
  const cardOptions = { prefix, locale: localeOf(context), home: user.profile.country, t };
  const shown = lists[type].slice((page - 1) * LIKES_PER_PAGE, page * LIKES_PER_PAGE);
  return {
    texts: textsInData(context, TEXTS),
    type,
    barBack: asked ? t("common:back") : undefined,
    page,
    last,
    counts: { received: lists.received.length, given: lists.given.length, matches: lists.matches.length },
    people: shown.map((card) => ({ ...cardView(card, cardOptions), ...likeNote(card, type, t) })),
    ways: t("suggestions:more"),
  };
}

export function action(args: Route.ActionArgs) {
  return likeAction(args);
}

export default function Likes({
  loaderData: { type, barBack, counts, ways, texts: _texts, ...list },
}: Route.ComponentProps) {
  const { t } = useTranslation("likes");
  const liveCounts = useLiveCounts(counts, list.people.length === 0);
  const arrived = liveCounts[type] - counts[type];
  return (
    <Page
      title={t("title")}
      width="wide"
      back={
        barBack ? (
          <a href="/likes" data-back="">
            {barBack}
          </a>
        ) : undefined
      }
    >
      <Tabs
        label={t("tabs_label")}
        tabs={tabs.map((tab) => ({
          link: <AppLink href={tab === "received" ? "/likes" : `/likes/${tab}`}>{t(`tab.${tab}`)}</AppLink>,
          count: liveCounts[tab],
          current: tab === type,
        }))}
      />
      {list.people.length === 0 ? (
        <NoLikes type={type} />
      ) : (
        <>
          <div className={styles.lead}>
            <p>{t(`lead.${type}`)}</p>
            {arrived > 0 && (
              <AppLink href={`/likes/${type}`} className={styles.arrived}>
                {t("arrived", { count: arrived })}
              </AppLink>
            )}
          </div>
          <LikeList type={type} {...list} />
        </>
      )}
      <OtherWays words={ways} />
    </Page>
  );
}
