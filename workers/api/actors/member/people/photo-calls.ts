import { RpcTarget } from "cloudflare:workers";
import type { OwnPhoto } from "../../../../../app/contract/photos.ts";
import { accept, type Result } from "../../../../../app/domain/result.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import {
  arrangePhoto,
  beginUpload,
  deletePhoto,
  dropUpload,
  finishUpload,
  ownPhotos,
  type UploadTurn,
} from "./own-photos.ts";
import { workOnPhotos } from "./prepare-photo.ts";

type OwnPhotos = ReturnType<typeof ownPhotos>;

/** The member's own photos. Their bytes never pass through here: who receives them stores them (features/photos). */
export class PhotoCalls extends RpcTarget {
  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /** In their order, with the names that only their owner gets. */
  list(token: string): Result<OwnPhotos> {
    return this.engine.reading(token, (state) => accept(ownPhotos(state)));
  }

  /** Takes a place for an upload; `photo_limit` when there is none, `key_reused` for a photo that was deleted. */
  begin(token: string, id: string): Result<UploadTurn> {
    return this.engine.signedIn(token, (state) => beginUpload(state, id));
  }

  /** The bytes are stored: with this the photo is there, and is prepared by the alarm. */
  finish(token: string, upload: { id: string; digest: string; type: string }): Result<{ photo: OwnPhoto }> {
    return this.engine.signedIn(token, (state) => finishUpload(state, upload));
  }

  /** The bytes were refused. */
  drop(token: string, id: string): Result {
    return this.engine.signedIn(token, (state) => {
      dropUpload(state, id);
      return accept();
    });
  }

  /** `position` 1 makes it the main photo. */
  arrange(token: string, order: { id: string; position: number }): Result<OwnPhotos> {
    return this.engine.signedIn(token, (state) => arrangePhoto(state, order));
  }

  /** No address shows the photo any more when this answers, unless the store failed: then it is tried again. */
  async remove(token: string, id: string): Promise<Result> {
    const removed = this.engine.signedIn(token, (state) => deletePhoto(state, id));
    if (removed.ok) await workOnPhotos(this.engine);
    return removed;
  }
}
