import { redirect } from "react-router";
import script from "../../browser/swipe-card.ts?worker&url";
import type { Problem } from "../../contract/problems.ts";
import { getSwipeGame, swipe, undoSwipe } from "../../contract/people/swipe-game.ts";
import type { ReplyOf } from "../../contract/endpoint.ts";
import { imageUrl } from "../../domain/images.ts";
import { matchPage } from "../../page-parts/member-card/like-redirects.ts";
import { memberName } from "../../page-parts/words/member-name.ts";
import { apiOf, type Context, flash, mintKey, nowOf, settingsOf, textsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { problemText } from "../../request/locale/problem-text.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { FictionalWarning } from "../../page-parts/fictional/fictional-warning.tsx";
import type { Translate } from "../../request/locale/texts.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/swipe-game.ts";
import { MoreWays } from "./more-ways.tsx";
import { suggestedPeople } from "../../page-parts/suggested-people/suggested-people.server.ts";
import { swipeGameForm } from "./swipe-game/swipe-game.form.ts";
import { GameCard } from "./swipe-game/game-card.tsx";
import { GameOver } from "./swipe-game/game-over.tsx";
import { UndoForm } from "./swipe-game/undo-form.tsx";
import * as styles from "./swipe-game/swipe-game.css.ts";

export const handle = { title: "suggestions:game.title", quiet: true } satisfies PageHandle;

const PAGE = "/swipe-game";

/** The card on top, with the key of what will be done with it. */
export async function loader({ context }: Route.LoaderArgs) {
  const game = await apiOf(context).callOrThrow(getSwipeGame);
  return {
    card: cardOf(game.profile, context),
    left: game.likes_left,
    nextDay: game.next_day,
    now: nowOf(context),
    last: lastOf(game.last, context),
  };
}

function cardOf(profile: ReplyOf<typeof getSwipeGame>["profile"], context: Context) {
  const [shown] = profile ? suggestedPeople([profile], context) : [];
  const src = imageUrl(settingsOf(context).cdn_prefix, profile?.main_image, "large");
  return shown && { ...shown, person: { ...shown.person, src }, minted: mintKey() };
}

function lastOf(last: ReplyOf<typeof getSwipeGame>["last"], context: Context) {
  const name = last?.profile ? memberName(last.profile, textsOf(context)) : "";
  return last && { lastKey: last.key, choice: last.choice, name };
}

/** Likes or skips the card, or takes the last act back. A match leads to its own page; else the next card comes. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: swipeGameForm, context });
  if (!form.ok) throw failure(form.problem);
  const [api, t] = [apiOf(context), textsOf(context)];
  if (form.value.undo !== undefined) {
    const undone = await api.call(undoSwipe, { key: form.value.undo });
    if (!undone.ok && undone.problem.error === "authentication_required") return form.refuse(undone.problem);
    flash(context, undone.ok ? shown(t("suggestions:game.undone")) : wrong(t("suggestions:game.not_undone")));
    return redirect(PAGE, 303);
  }
  const done = await api.call(swipe, form.value);
  if (!done.ok && done.problem.error === "authentication_required") return form.refuse(done.problem);
  // Where another device has used the last one, the page itself says so.
  const isUsedUp = !done.ok && done.problem.error === "daily_likes_used";
  if (!done.ok && !isUsedUp) flash(context, wrong(refusalText(done.problem, t)));
  if (!done.ok) return redirect(PAGE, 303);
  if (done.value.match) return redirect(matchPage(PAGE, form.value.id), 303);
  const name = memberName(done.value.profile ?? { id: form.value.id }, t);
  flash(context, said(t(`suggestions:game.did.${form.value.choice}`, { name })));
  return redirect(PAGE, 303);
}

/** Whoever left, or was liked and taken back with this card before, is not there to be swiped any more. */
function refusalText(problem: Problem, t: Translate): string {
  const isOver = ["not_found", "blocked", "key_reused"].includes(problem.error);
  return isOver ? t("suggestions:game.not_done") : problemText(problem, t);
}

/** For who hears the page; others see it. */
function said(text: string) {
  return { tone: "success", text, quiet: true } as const;
}

function shown(text: string) {
  return { tone: "success", text } as const;
}

function wrong(text: string) {
  return { tone: "danger", text } as const;
}

export default function SwipeGame({ loaderData: { card, left, nextDay, now, last } }: Route.ComponentProps) {
  const { t } = useTranslation("suggestions");
  return (
    <Page title={t("game.title")} hideTitle width="narrow">
      <div className={styles.game}>
        {card ? <GameCard {...card} /> : <GameOver isUsedUp={left === 0} nextDay={nextDay} now={now} />}
        <div className={styles.beside}>
          {card && (
            <span className={styles.soft}>{left === null ? t("game.no_limit") : t("game.left", { count: left })}</span>
          )}
          {last && <UndoForm {...last} />}
        </div>
        {card?.person.fictional && <FictionalWarning />}
        <p className={styles.soft} data-keys hidden>
          {t("game.keys")}
        </p>
      </div>
      <MoreWays here={PAGE} />
      <script src={script} type="module" />
    </Page>
  );
}
