import { clock } from "../../../clock.ts";
import { log } from "../../../log.ts";
import { showPhoto, withholdPhoto } from "../../../providers/photos/store-photo.ts";
import { photoStoreOf } from "../../../providers/photos/photo-store-of.ts";
import { isBeingDeleted } from "../deletion/deletion-row.ts";
import type { Job } from "../engine/job.ts";
import type { MemberEngine } from "../engine/member-engine.ts";

const AGAIN_AFTER = 5 * 60_000;

/** Whose photo does not lie where it should: withheld while the account is being deleted, else shown. */
const MISPLACED = "FROM photos WHERE withheld <> (SELECT count(*) FROM closing)";

/** Photos' addresses end with the account and come back with it (decision 0092). */
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
    const [store, isWithheld] = [photoStoreOf(engine.env), isBeingDeleted(engine.sql)];
    await Promise.all(
      misplaced(engine.sql).map(async (id) => {
        try {
          await (isWithheld ? withholdPhoto : showPhoto)(store, id);
          engine.sql.exec("UPDATE photos SET withheld = ?, move_at = 0 WHERE id = ?", Number(isWithheld), id);
        } catch (failure) {
          log({ level: "warn", event: "photo_not_moved", member: engine.memberId, failure: String(failure) });
          engine.sql.exec("UPDATE photos SET move_at = ? WHERE id = ?", clock.now() + AGAIN_AFTER, id);
        }
      }),
    );
  });
}

/** Those whose turn it is. */
function misplaced(sql: SqlStorage): string[] {
  const rows = sql.exec<{ id: string }>(`SELECT id ${MISPLACED} AND move_at <= ?`, clock.now());
  return rows.toArray().map(({ id }) => id);
}
