import { RpcTarget } from "cloudflare:workers";
import type { MessagesPage } from "../../../../../app/contract/conversations/conversations.ts";
import type { OwnPhoto } from "../../../../../app/contract/people/photos.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import type { Actor } from "../../site/operators/audit/audit.ts";
import type { ProfileRules } from "../account/profile-problems.ts";
import { pageOfMessages } from "../conversations/messages.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import type { MemberState } from "../engine/state.ts";
import { arrangePhoto, deletePhoto } from "../photos/own-photos.ts";
import { placePhotos } from "../photos/photo-job.ts";
import { photosOf } from "../photos/photos.ts";
import { beginUpload, dropUpload, finishUpload, type UploadAttempt, type UploadTurn } from "../photos/photo-uploads.ts";
import { removeDeleted } from "../photos/prepare-photo.ts";
import { changeFictional, type FictionalChanges, fictionalProfile, type FictionalProfile } from "./change.ts";
import { makeFictional, type FictionalOrder } from "./make.ts";
import { type Act, isRetired, recordAct } from "./registry.ts";
import { retire } from "./retire.ts";

/** As many as an operator reads to answer. */
const SHOWN = 50;

/** What operators do with a fictional profile, and in its name. Of any other member each of these is `not_found`. Decisions 0172, 0176. */
export class FictionalCalls extends RpcTarget {
  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /** The latest of the conversation with somebody, for the operator who has claimed it; the look was written down then. */
  conversation(other: string): Result<MessagesPage> {
    if (this.engine.account()?.fictional !== 1) return refuse("not_found");
    return pageOfMessages({ sql: this.engine.sql, env: this.engine.env }, { with: other, limit: SHOWN });
  }

  /** Makes the profile; the same order again is answered as at first. */
  make(order: FictionalOrder): Result<{ id: string }> {
    this.engine.make();
    return this.engine.act((state) => makeFictional(state, order));
  }

  /** All of it, to be changed. */
  profile(): Result<FictionalProfile> {
    if (this.engine.account()?.fictional !== 1) return refuse("not_found");
    return accept(fictionalProfile({ sql: this.engine.sql, env: this.engine.env }));
  }

  /** Changes what is named; `invalid_input` with a code for each wrong field. */
  change(changes: FictionalChanges, rules: ProfileRules, act: Act): Result {
    return this.#act((state) => changeFictional(state, changes, { rules, act }));
  }

  /** For good. When this answers nobody finds it any more. Again changes nothing. */
  async retire(act: Act): Promise<Result> {
    if (this.engine.account()?.fictional !== 1) return refuse("not_found");
    if (this.engine.act((state) => retire(state, act)))
      await Promise.all([this.engine.settled(), placePhotos(this.engine)]);
    return accept();
  }

  /** As `photos.begin`. */
  beginUpload(upload: UploadAttempt): Result<UploadTurn> {
    return this.#act((state) => beginUpload(state, upload));
  }

  /** As `photos.finish`; written down once. */
  finishUpload(upload: UploadAttempt & { digest: string }, operator: Actor): Result<{ photo: OwnPhoto }> {
    return this.#act((state) => {
      const finished = finishUpload(state, upload);
      if (finished.ok) recordAct(state.sql, { action: "fictional_photo", operator, key: upload.id });
      return finished;
    });
  }

  /** As `photos.drop`. */
  dropUpload(upload: UploadAttempt): Result {
    return this.#act((state) => {
      dropUpload(state, upload);
      return accept();
    });
  }

  /** As `photos.arrange`; another order is written down. */
  arrange(place: { id: string; position: number }, operator: Actor): Result {
    return this.#act((state) => {
      const order = () => photosOf(state.sql).map(({ id }) => id);
      const before = order().join();
      const arranged = arrangePhoto(state, place);
      if (order().join() !== before) recordAct(state.sql, { action: "fictional_photos_moved", operator });
      return arranged.ok ? accept() : arranged;
    });
  }

  /** As `photos.remove`; written down once. */
  async removePhoto(id: string, operator: Actor): Promise<Result> {
    const removed = this.#act((state) => {
      if (photosOf(state.sql).some((photo) => photo.id === id))
        recordAct(state.sql, { action: "fictional_photo_deleted", operator, key: id });
      return deletePhoto(state, id);
    });
    if (removed.ok) await removeDeleted(this.engine, id);
    return removed;
  }

  #act<Value>(work: (state: MemberState) => Result<Value>): Result<Value> {
    if (this.engine.account()?.fictional !== 1 || isRetired(this.engine.sql)) return refuse("not_found");
    return this.engine.act(work);
  }
}
