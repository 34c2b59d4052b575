import type { PhotoBindings } from "../../../../env.ts";
import { log } from "../../../../log.ts";
import { photoStoreOf } from "../../../../providers/photos/photo-store-of.ts";
import { removePhoto } from "../../../../providers/photos/store-photo.ts";
import { dueEvidence, keepEvidence, postponeEvidence } from "./loose-evidence.ts";

/** Deletes copies of photos that no case keeps. What cannot be deleted is tried again later; says whether all was. */
export async function removeEvidence(sql: SqlStorage, env: PhotoBindings, which: { all: boolean }): Promise<boolean> {
  let removed = true;
  for (const photo of dueEvidence(sql, which))
    try {
      await removePhoto(photoStoreOf(env), photo);
      keepEvidence(sql, [photo]);
    } catch (failure) {
      removed = false;
      log({ level: "warn", event: "evidence_not_deleted", failure: String(failure) });
      postponeEvidence(sql, photo);
    }
  return removed;
}
