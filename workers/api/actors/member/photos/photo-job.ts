import { clock } from "../../../clock.ts";
import { log } from "../../../log.ts";
import { showPhoto, withholdPhoto } from "../../../providers/photos/store-photo.ts";
import { photoStoreOf } from "../../../providers/photos/photo-store-of.ts";
import type { Job } from "../engine/job.ts";
import type { MemberEngine } from "../engine/member-engine.ts";

const AGAIN_AFTER = 5 * 60_000;

/** Nobody is to see it: the account is being deleted or suspended, or it was shown until somebody refused it. */
const TO_WITHHOLD =
  "((SELECT count(*) FROM closing) OR (SELECT suspended FROM account) OR (status = 'refused' AND shown))";
const MISPLACED = `FROM photos WHERE status <> 'removed' AND withheld <> ${TO_WITHHOLD}`;

/**
 * Photos' addresses end with the account and come back with it (decision 0092). It never crosses the job beside it, which makes
 * and deletes bytes (prepare-photo.ts): nothing else runs in the object while this one moves variants, and it moves none of a
 * `removed` photo. Those that are made while the account is hidden are moved after: their row then says `withheld = 0`.
 */
export const photoJob: Job<MemberEngine> = {
  next: `SELECT min(move_at) ${MISPLACED}`,
  run: placePhotos,
};

/**
 * Moves the photos to where they should be. Nothing else happens in the object meanwhile: a deletion and its undoing
 * that overtake each other would leave the photos of either. What fails is tried again by the alarm.
 */
export async function placePhotos(engine: MemberEngine): Promise<void> {
  if (misplaced(engine.sql).length === 0) return;
  await engine.ctx.blockConcurrencyWhile(async () => {
    const store = photoStoreOf(engine.env);
    await Promise.all(
      misplaced(engine.sql).map(async ({ id, withhold }) => {
        try {
          await (withhold ? withholdPhoto : showPhoto)(store, id);
          engine.sql.exec("UPDATE photos SET withheld = ?, move_at = 0 WHERE id = ?", withhold, id);
        } catch (failure) {
          log({ level: "warn", event: "photo_not_moved", member: engine.memberId, failure: String(failure) });
          engine.sql.exec("UPDATE photos SET move_at = ? WHERE id = ?", clock.now() + AGAIN_AFTER, id);
        }
      }),
    );
  });
}

/** Those whose turn it is. `withhold`: 1, or 0 for those to be shown again. */
function misplaced(sql: SqlStorage): { id: string; withhold: number }[] {
  const rows = sql.exec<{ id: string; withhold: number }>(
    `SELECT id, ${TO_WITHHOLD} AS withhold ${MISPLACED} AND move_at <= ?`,
    clock.now(),
  );
  return rows.toArray();
}
