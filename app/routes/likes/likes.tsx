import { redirect } from "react-router";
import { like, listLikes, unlike } from "../../contract/discovery.ts";
import { currentUser } from "../../contract/session.ts";
import type { Result } from "../../domain/result.ts";
import { apiOf, flash, localeOf, settingsOf, textsOf } from "../../request/context.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { problemText } from "../../request/locale/problem-text.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Page } from "../../ui/page/page.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import { readPage } from "../../page-parts/page-links.tsx";
import { cardView } from "../../page-parts/member-card/card-view.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import type { Route } from "./+types/likes.ts";
import { backTo, matchPage } from "./back-link.ts";
import { likeForm } from "./like.form.ts";
import { LikeList, NoLikes } from "./like-list.tsx";
import { isTab, likeLists, LIKES_PER_PAGE, tabs } from "./lists.ts";
import { useLiveCounts } from "./use-live-counts.ts";

export const handle = { title: "likes:title" } satisfies PageHandle;

export async function loader({ params: { type = "received" }, url, context }: Route.LoaderArgs) {
  if (!isTab(type)) throw failure({ error: "not_found" });
  const api = apiOf(context);
  const [answer, { user }] = await Promise.all([api.callOrThrow(listLikes), api.callOrThrow(currentUser)]);
  const lists = likeLists(answer);
  const last = Math.max(1, Math.ceil(lists[type].length / LIKES_PER_PAGE));
  const page = Math.min(readPage(url.searchParams.get("page")), last);
  const { cdn_prefix: prefix } = settingsOf(context);
  const cardOptions = { prefix, locale: localeOf(context), home: user.profile.country, t: textsOf(context) };
  const shown = lists[type].slice((page - 1) * LIKES_PER_PAGE, page * LIKES_PER_PAGE);
  return {
    type,
    page,
    last,
    counts: { received: lists.received.length, given: lists.given.length, matches: lists.matches.length },
    people: shown.map((card) => ({ ...cardView(card, cardOptions), isNew: card.like_new || undefined })),
  };
}

/** The like button of every page. A refusal is said on the page it came from: there is nothing typed to lose. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, likeForm, context);
  if (!form.ok) throw failure({ error: "invalid_input" });
  const { like: liked, unlike: unliked = "", back } = form.value;
  const id = liked ?? unliked;
  const t = textsOf(context);
  const page = backTo({ back, id, reloads: !new URL(request.url).pathname.endsWith(".data") });
  const answer =
    liked !== undefined
      ? await apiOf(context).call(like, { id })
      : without(await apiOf(context).call(unlike, { id }), { match: false, profile: undefined });
  if (!answer.ok) {
    if (answer.problem.error === "authentication_required") return form.refuse(answer.problem);
    flash(context, { tone: "danger", text: problemText(answer.problem, t) });
    throw redirect(page);
  }
  if (answer.value.match) throw redirect(matchPage(back, id));
  const name = answer.value.profile?.name ?? t("members:nameless");
  const text = liked !== undefined ? t("likes:feedback.liked", { name }) : t("likes:feedback.unliked");
  // The button itself has changed.
  flash(context, { tone: "success", text, quiet: true });
  throw redirect(page);
}

/** The reply to an unlike is empty: `value` stands for it. */
function without<Value>(answer: Result<unknown>, value: Value): Result<Value> {
  return answer.ok ? { ok: true, value } : answer;
}

export default function Likes({ loaderData: { type, counts, ...list } }: Route.ComponentProps) {
  const { t } = useTranslation("likes");
  const liveCounts = useLiveCounts(counts);
  return (
    <Page title={t("title")} width="wide">
      <Tabs
        label={t("tabs_label")}
        tabs={tabs.map((tab) => ({
          link: <AppLink href={tab === "received" ? "/likes" : `/likes/${tab}`}>{t(tab)}</AppLink>,
          count: liveCounts[tab],
          current: tab === type,
        }))}
      />
      {list.people.length === 0 ? (
        <NoLikes type={type} />
      ) : (
        <>
          <p>{t(`lead.${type}`)}</p>
          <LikeList type={type} {...list} />
        </>
      )}
    </Page>
  );
}
