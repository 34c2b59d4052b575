import { RpcTarget } from "cloudflare:workers";
import { accept, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { Buckets, type Limit } from "../../limiter/buckets.ts";
import { accountOf } from "../account/account.ts";
import { accountSettings } from "../account/account-settings.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import type { LookupLimit } from "../people/lookups/lookup-limit.ts";
import { lookUpProfile } from "../people/lookups/profile-lookup.ts";
import { chooseForToday, chosenToday, lastChosen } from "./daily-suggestions.ts";
import { likesLeft } from "./likes-of-a-day.ts";
import { suggestionContext, type SuggestionContext } from "./suggestion-context.ts";
import { isKnownSwipe, lastAct, swipe, undoSwipe, type SwipeAnswer, type SwipeOrder } from "./swipes.ts";

/** Cards of the game, and acts taken back: each is written down. */
const swipes: Limit = { name: "swipes", burst: 120, per_minute: 60 };

/** What the game shows beside a card. */
export interface GameContext extends SuggestionContext {
  likes_left: number | null;
  last: ReturnType<typeof lastAct>;
}

/** What a day's suggestions are made of; `chosen` when they were chosen already. */
export interface DailyContext extends SuggestionContext {
  on: boolean;
  chosen: string[] | undefined;
  /** Who was chosen last, before that. */
  before: string[];
}

/** The swipe game and the suggestions of a day. */
export class SuggestionCalls extends RpcTarget {
  readonly #buckets = new Buckets();

  constructor(
    private readonly engine: MemberEngine,
    private readonly lookupLimit: LookupLimit,
  ) {
    super();
  }

  /** Who asks to be suggested somebody. */
  context(token: string): Result<SuggestionContext> {
    return this.engine.reading(token, ({ sql }) => accept(suggestionContext(sql)));
  }

  game(token: string): Result<GameContext> {
    return this.engine.reading(token, (state) => {
      const context = suggestionContext(state.sql);
      const paid = accountOf(state.sql).paid_user === 1;
      const likes_left = likesLeft(state.sql, { day: context.day, start: context.start, paid });
      return accept({ ...context, likes_left, last: lastAct(state) });
    });
  }

  daily(token: string): Result<DailyContext> {
    return this.engine.reading(token, ({ sql }) => {
      const { suggestions: on } = accountSettings(sql);
      return accept({ ...suggestionContext(sql), on, chosen: chosenToday(sql), before: lastChosen(sql) });
    });
  }

  /** Keeps who was chosen for today, and answers who holds: another device may have been first. */
  choose(token: string, others: readonly string[]): Result<string[]> {
    return this.engine.signedIn(token, ({ sql }) => accept(chooseForToday(sql, others)));
  }

  /** `daily_likes_used`, `key_reused`, and as `people.like`; `rate_limited` for too many. */
  async swipe(token: string, order: SwipeOrder): Promise<Result<SwipeAnswer>> {
    const isNewLike = order.choice === "like" && !this.engine.finds((sql) => isKnownSwipe(sql, order.key));
    const other = isNewLike ? order.id : undefined;
    const lookedUp = await lookUpProfile(this.engine, { token, other, limit: this.lookupLimit });
    if (!lookedUp.ok) return lookedUp;
    return this.engine.signedIn(token, (state) => {
      const allowed = this.#take();
      return allowed.ok ? swipe(state, order, lookedUp.value) : allowed;
    });
  }

  /** As `undoSwipe`; `rate_limited` for too many. */
  undo(token: string, key: string): Result {
    return this.engine.signedIn(token, (state) => {
      const allowed = this.#take();
      return allowed.ok ? undoSwipe(state, key) : allowed;
    });
  }

  #take(): Result {
    return this.#buckets.take("", swipes, clock.now());
  }
}
