import { RpcTarget } from "cloudflare:workers";
import type { SavedSearch } from "../../../../../app/contract/people/saved-searches.ts";
import type { GoneConversation } from "../../../../../app/contract/safety/reports.ts";
import { accept, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { Buckets } from "../../limiter/buckets.ts";
import { detailsOf, personOf } from "../account/account.ts";
import { cachedUser } from "../account/cached-user.ts";
import { listGone } from "../conversations/removed/gone-messages.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { isBeingDeleted } from "../deletion/deletion-row.ts";
import { complainant, type GoneOrder } from "./reports/complainant.ts";
import { hideMember, listHidden, unhideMember } from "./blocks/hidden-members.ts";
import { hasBlocked, isBlocked } from "./blocks/blocked.ts";
import { block, listBlocked, mayBeBlocked, unblock } from "./blocks/blocks.ts";
import { clearNew, hasNewLike, like, listLikes, unlike } from "./likes/likes.ts";
import { switchedLike, tellOfLike } from "./likes/told-likes.ts";
import type { LookupLimit } from "./lookups/lookup-limit.ts";
import type { Person, StoredProfile } from "./person.ts";
import { activePhotosOf, type InspectedProfile, ownPreviewOf, photosOf } from "../photos/photos.ts";
import { blockings, hidings, likings } from "./people-limits.ts";
import { lookUpProfile, mayLookUp } from "./lookups/profile-lookup.ts";
import { differsFromCached, refreshCachedProfile, relatedProfile } from "./cards/profile-cache.ts";
import { relationTo, visiblePerson } from "./relations.ts";
import { reportedPhotos } from "./reports/reported-messages.ts";
import { report, reportBefore, type ReportedEvidence, type ReportOrder } from "./reports/reports.ts";
import { changeSavedSearch, deleteSavedSearch, listSavedSearches, saveSearch } from "./searches/saved-searches.ts";
import { searchContext, type SearchContext } from "./searches/search-context.ts";
import { viewerOf, type Viewer } from "./viewer.ts";

/** The member as others see them, and others as the member does. */
export class PeopleCalls extends RpcTarget {
  readonly #buckets = new Buckets();

  constructor(
    private readonly engine: MemberEngine,
    private readonly lookupLimit: LookupLimit,
  ) {
    super();
  }

  /** Undefined when there is no such member, they are not to be seen, or one blocked the other. */
  person(viewer?: string): Person | undefined {
    return this.engine.account() && visiblePerson(this.engine.sql, viewer);
  }

  /**
   * As `person`, the whole profile. Which photos may be seen is the caller's to decide; who looks at their own gets those under
   * inspection too.
   */
  profile(viewer?: string): StoredProfile | undefined {
    const [person, account] = [this.person(viewer), this.engine.account()];
    const photosFor = viewer === this.engine.memberId ? ownPreviewOf : activePhotosOf;
    return person && account && { person, details: detailsOf(account), photos: photosFor(this.engine.sql) };
  }

  /**
   * The whole profile for an operator, also one that nobody else sees; who asks has written that down. Undefined for who is
   * being deleted.
   */
  inspected(): InspectedProfile | undefined {
    const account = this.engine.account();
    const { sql } = this.engine;
    if (!account || isBeingDeleted(sql)) return undefined;
    return { person: personOf(sql, account), details: detailsOf(account), photos: photosOf(sql) };
  }

  /** The whole profile for somebody who reports it: as they see it, or would if they had not blocked the member. */
  reported(viewer: string): StoredProfile | undefined {
    const account = this.engine.account();
    const { sql } = this.engine;
    if (!account || isBeingDeleted(sql)) return undefined;
    const isBlockedByViewer = isBlocked(sql, viewer) && !hasBlocked(sql, viewer);
    const person = isBlockedByViewer ? personOf(sql, account) : visiblePerson(sql, viewer);
    return person && { person, details: detailsOf(account), photos: activePhotosOf(sql) };
  }

  /** The case that this key made before, if any; as `report`. */
  reportBefore(token: string, order: ReportOrder): ReturnType<typeof reportBefore> {
    return this.engine.reading(token, (state) => reportBefore(state, order));
  }

  /** Ids of the photos of messages that a report takes along. Decision 0213. */
  reportedPhotos(token: string, order: Parameters<typeof reportedPhotos>[1]): Result<string[]> {
    return this.engine.reading(token, ({ sql }) => accept(reportedPhotos(sql, order)));
  }

  /** The same key again is the same case. `key_reused`, `not_found`, `yourself`. */
  report(token: string, order: ReportOrder, evidence: ReportedEvidence): ReturnType<typeof report> {
    return this.engine.signedIn(token, (state) => report(state, order, evidence));
  }

  /** In whose name a complaint is made, and what is kept of the conversation that it names. */
  complainant(token: string, order: GoneOrder): ReturnType<typeof complainant> {
    return this.engine.reading(token, (state) => complainant(state, order));
  }

  /** With whom the member had a conversation that is gone, the latest first. */
  goneConversations(token: string): Result<GoneConversation[]> {
    return this.engine.reading(token, (state) => accept(listGone(state)));
  }

  /** The member opens somebody's profile: their like is no longer new. `rate_limited` as `lookUpProfile`. */
  view(token: string, other: string): Result<Viewer> {
    if (!this.engine.finds((sql) => hasNewLike(sql, other)))
      return this.engine.reading(token, ({ sql }) => {
        const allowed = mayLookUp(this.engine, other, this.lookupLimit);
        return allowed.ok ? accept(viewerOf(sql, other)) : allowed;
      });
    return this.engine.signedIn(token, (state) => {
      clearNew(state, other);
      return accept(viewerOf(state.sql, other));
    });
  }

  /** The latest of somebody the member has something to do with. */
  refresh(token: string, person: Person): Result {
    if (!this.engine.finds((sql) => differsFromCached(sql, person))) return this.engine.reading(token, () => accept());
    return this.engine.signedIn(token, ({ sql }) => refreshCachedProfile(sql, person));
  }

  /** Again is the same like. `yourself`, `blocked`, `not_found`, or `rate_limited`: as `lookUpProfile`, and for too many likes. */
  async like(token: string, other: string): Promise<ReturnType<typeof like>> {
    const lookedUp = await lookUpProfile(this.engine, { token, other, limit: this.lookupLimit });
    if (!lookedUp.ok) return lookedUp;
    return this.engine.signedIn(token, (state) => {
      const isSomebody = lookedUp.value ?? relatedProfile(state.sql, other);
      const allowed = isSomebody ? this.#mayLike(state.sql, { other, liked: true }) : accept();
      return allowed.ok ? like(state, other, { lookedUp: lookedUp.value }) : allowed;
    });
  }

  /** Takes a like back; without one nothing happens. `rate_limited` for too many. */
  unlike(token: string, other: string): Result {
    return this.engine.signedIn(token, (state) => {
      const allowed = this.#mayLike(state.sql, { other, liked: false });
      return allowed.ok ? unlike(state, other) : allowed;
    });
  }

  /** What is so already changes nothing, and counts for nothing. */
  #mayLike(sql: SqlStorage, { other, liked }: { other: string; liked: boolean }): Result {
    return relationTo(sql, other).liked === liked ? accept() : this.#buckets.take("", likings, clock.now());
  }

  /** Given ones newest first; of the received ones the new ones first. Spec §4. */
  likes(token: string): ReturnType<typeof listLikes> {
    return this.engine.reading(token, listLikes);
  }

  /** The latest new like that somebody's switch gave. */
  switchedLike(token: string): ReturnType<typeof switchedLike> {
    return this.engine.reading(token, switchedLike);
  }

  /** May a page tell of this like? Once for each, whatever the device. */
  tellOfLike(token: string, other: string): ReturnType<typeof tellOfLike> {
    if (!this.engine.finds((sql) => hasNewLike(sql, other)))
      return this.engine.reading(token, () => accept({ first: false }));
    return this.engine.signedIn(token, (state) => tellOfLike(state, other));
  }

  /**
   * Again changes nothing. `yourself`, or `not_found` for an id that was never given out. Whoever looks up too many may
   * still block: then only the name is missing in the list. `rate_limited` for too many blocks.
   */
  async block(token: string, other: string): Promise<Result> {
    const lookedUp = await lookUpProfile(this.engine, { token, other, limit: this.lookupLimit });
    return this.engine.signedIn(token, (state) => {
      const known = mayBeBlocked(state, other);
      const allowed = known.ok ? this.#mayBlock(state.sql, { other, blocked: true }) : known;
      return allowed.ok ? block(state, other, lookedUp.ok ? lookedUp.value : undefined) : allowed;
    });
  }

  /** Takes a block back; without one nothing happens. `rate_limited` for too many. */
  unblock(token: string, other: string): Result {
    return this.engine.signedIn(token, (state) => {
      const allowed = this.#mayBlock(state.sql, { other, blocked: false });
      return allowed.ok ? unblock(state, other) : allowed;
    });
  }

  /** As `#mayLike`. */
  #mayBlock(sql: SqlStorage, { other, blocked }: { other: string; blocked: boolean }): Result {
    return hasBlocked(sql, other) === blocked ? accept() : this.#buckets.take("", blockings, clock.now());
  }

  /** Whom the member has blocked, the latest first. */
  blocked(token: string): ReturnType<typeof listBlocked> {
    return this.engine.reading(token, listBlocked);
  }

  /** "Don't show again". `rate_limited` as `lookUpProfile`, and for too many; decision 0187. */
  async hide(token: string, other: string): Promise<ReturnType<typeof hideMember>> {
    const lookedUp = await lookUpProfile(this.engine, { token, other, limit: this.lookupLimit });
    if (!lookedUp.ok) return lookedUp;
    return this.engine.signedIn(token, (state) => {
      const allowed = this.#buckets.take("", hidings, clock.now());
      return allowed.ok ? hideMember(state, other, lookedUp.value) : allowed;
    });
  }

  /** Takes it back; without one nothing happens. */
  unhide(token: string, other: string): Result {
    return this.engine.signedIn(token, (state) => {
      const allowed = this.#buckets.take("", hidings, clock.now());
      return allowed.ok ? unhideMember(state, other) : allowed;
    });
  }

  /** Whom the member does not want to be shown again, the latest first. */
  hidden(token: string): ReturnType<typeof listHidden> {
    return this.engine.reading(token, listHidden);
  }

  savedSearches(token: string): Result<SavedSearch[]> {
    return this.engine.reading(token, ({ sql }) => accept(listSavedSearches(sql)));
  }

  /** `saved_search_limit`. */
  saveSearch(token: string, order: Omit<SavedSearch, "on">): Result {
    return this.engine.signedIn(token, (state) => saveSearch(state, order));
  }

  /** `not_found`. */
  changeSavedSearch(token: string, order: Parameters<typeof changeSavedSearch>[1]): Result {
    return this.engine.signedIn(token, (state) => changeSavedSearch(state, order));
  }

  deleteSavedSearch(token: string, id: string): Result {
    return this.engine.signedIn(token, (state) => deleteSavedSearch(state, id));
  }

  /** What a search needs, and `user.php`'s answer where the page asks for both at once: one hop. */
  searchContext(token: string, along?: "user"): Result<SearchContext> {
    return this.engine.reading(token, (state) => {
      const { cache } = this.engine;
      const context = cache.get("search context", () => searchContext(state.sql));
      return accept(along === "user" ? { ...context, user: cachedUser(state, cache).text } : context);
    });
  }
}
