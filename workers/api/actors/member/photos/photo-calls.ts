import { RpcTarget } from "cloudflare:workers";
import type { OwnPhoto } from "../../../../../app/contract/people/photos.ts";
import { accept, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { Buckets, type Limit } from "../../limiter/buckets.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { arrangePhoto, deletePhoto, ownPhotos, unsentPhoto } from "./own-photos.ts";
import { beginUpload, dropUpload, finishUpload, type UploadAttempt, type UploadTurn } from "./photo-uploads.ts";
import { removeDeleted } from "./prepare-photo.ts";

type OwnPhotos = ReturnType<typeof ownPhotos>;

/** Photos moved and deleted: each may be told to everybody the member knows. Far more than anybody makes by hand. */
const changes: Limit = { name: "photo-changes", burst: 200, per_minute: 12 };

/** The member's own photos. Their bytes never pass through here: who receives them stores them (features/photos). */
export class PhotoCalls extends RpcTarget {
  readonly #buckets = new Buckets();

  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /** In their order, with the names that only their owner gets. */
  list(token: string): Result<OwnPhotos> {
    return this.engine.reading(token, (state) => accept(ownPhotos(state)));
  }

  /** The one that was uploaded for the message of this key, which has not been sent; else `not_found`. Decision 0213. */
  unsent(token: string, key: string): Result<{ photo: OwnPhoto }> {
    return this.engine.reading(token, (state) => unsentPhoto(state, key));
  }

  /** Takes a place for an upload; `photo_limit` when there is none, `key_reused` for a photo that was deleted. */
  begin(token: string, upload: UploadAttempt): Result<UploadTurn> {
    return this.engine.signedIn(token, (state) => beginUpload(state, upload));
  }

  /** The bytes are stored: with this the photo is there, and is prepared by the alarm. */
  finish(token: string, upload: UploadAttempt & { digest: string }): Result<{ photo: OwnPhoto }> {
    return this.engine.signedIn(token, (state) => finishUpload(state, upload));
  }

  /** The bytes were refused. */
  drop(token: string, upload: UploadAttempt): Result {
    return this.engine.signedIn(token, (state) => {
      dropUpload(state, upload);
      return accept();
    });
  }

  /** `position` 1 makes it the main photo. `rate_limited` for too many changes. */
  arrange(token: string, order: { id: string; position: number }): Result<OwnPhotos> {
    return this.engine.signedIn(token, (state) => {
      const allowed = this.#mayChange();
      return allowed.ok ? arrangePhoto(state, order) : allowed;
    });
  }

  /**
   * No address shows the photo any more when this answers, unless the store failed: then it is tried again. It waits for
   * nothing that is done about other photos. `rate_limited` for too many changes.
   */
  async remove(token: string, id: string): Promise<Result> {
    const removed = this.engine.signedIn(token, (state) => {
      const allowed = this.#mayChange();
      return allowed.ok ? deletePhoto(state, id) : allowed;
    });
    if (removed.ok) await removeDeleted(this.engine, id);
    return removed;
  }

  #mayChange(): Result {
    return this.#buckets.take("", changes, clock.now());
  }
}
