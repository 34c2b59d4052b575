import { clock } from "../../../clock.ts";
import { log } from "../../../log.ts";
import type { PhotoStore } from "../../../providers/photos/photo-store.ts";
import { photoStoreOf } from "../../../providers/photos/photo-store-of.ts";
import { removePhoto, storePhoto } from "../../../providers/photos/store-photo.ts";
import { rawFileOf } from "../../../providers/photos/variants.ts";
import type { Job } from "../engine/job.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { first } from "../engine/state.ts";
import { askInspection } from "./photo-inspection.ts";

const AGAIN_AFTER = 5 * 60_000;
/** A picture that ends the isolate each time it is decoded is not tried for ever. */
const MOST_ATTEMPTS = 3;

type Due = { id: string; status: string; attempts: number };

/**
 * What is due about photos' bytes: uploads become variants (`preparing`), and what nobody wants any more is deleted: removed
 * photos, uploads that never came to an end, uploads whose variants are made. Each step is safe to repeat.
 */
export const photoBytesJob: Job<MemberEngine> = {
  next: "SELECT min(due) FROM photos WHERE NOT EXISTS (SELECT 1 FROM closing)",
  run: workOnPhotos,
};

/** One after the other in each object: who deletes a photo while its variants are made leaves none of them. */
const turns = new WeakMap<MemberEngine, Promise<void>>();

/** Does what is due, once what is under way is done. */
export function workOnPhotos(engine: MemberEngine): Promise<void> {
  const turn = (turns.get(engine) ?? Promise.resolve()).then(() => workOnDue(engine));
  turns.set(
    engine,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Runs `act` when nothing is done about the member's photos. */
export async function afterPhotoWork<Value>(engine: MemberEngine, act: () => Promise<Value>): Promise<Value> {
  const turn = (turns.get(engine) ?? Promise.resolve()).then(act);
  turns.set(
    engine,
    turn.then(
      () => undefined,
      () => undefined,
    ),
  );
  return turn;
}

async function workOnDue(engine: MemberEngine): Promise<void> {
  for (let photo = nextDue(engine); photo; photo = nextDue(engine)) {
    const { id, attempts } = photo;
    // Before it is tried: what ends the object is counted too.
    engine.act(({ sql }) =>
      sql.exec("UPDATE photos SET due = ?, attempts = attempts + 1 WHERE id = ?", clock.now() + AGAIN_AFTER, id),
    );
    try {
      await (photo.status === "preparing" ? prepare(engine, id, attempts) : clear(engine, photo));
    } catch (failure) {
      log({ level: "warn", event: "photo_not_prepared", member: engine.memberId, failure: String(failure) });
    }
  }
}

function nextDue(engine: MemberEngine): Due | undefined {
  if (!engine.account() || engine.deletion()) return undefined;
  return first(
    engine.sql.exec<Due>(
      "SELECT id, status, attempts FROM photos WHERE due <= ? ORDER BY due, position LIMIT 1",
      clock.now(),
    ),
  );
}

async function prepare(engine: MemberEngine, id: string, attempts: number): Promise<void> {
  const store = photoStoreOf(engine.env);
  const made = attempts < MOST_ATTEMPTS && (await makeVariantsOf(store, id));
  if (!engine.account()) return removePhoto(store, id);
  engine.act(({ sql }) => {
    const status = made ? "inspection" : "refused";
    const { rowsWritten } = sql.exec(
      `UPDATE photos SET status = ?, reason = ?, withheld = 0, decided_at = ?, due = ?, attempts = 0
       WHERE id = ? AND status = 'preparing'`,
      status,
      made ? null : "quality",
      made ? 0 : clock.now(),
      clock.now(),
      id,
    );
    if (made && rowsWritten > 0) askInspection(sql, id, clock.now());
  });
}

/** Were they made? What is no picture after all never will be one. */
async function makeVariantsOf(store: PhotoStore, id: string): Promise<boolean> {
  const raw = await store.get(rawFileOf(id));
  if (!raw) return false;
  const upload = new Uint8Array(await new Response(raw).arrayBuffer());
  const made = await storePhoto({ store, id, upload, status: "inspection" });
  return typeof made !== "string";
}

/** Of a photo that stays only the upload goes. */
async function clear(engine: MemberEngine, { id, status }: Due): Promise<void> {
  const store = photoStoreOf(engine.env);
  const isGone = status === "removed" || status === "receiving";
  if (status === "receiving") engine.sql.exec("UPDATE photos SET status = 'removed' WHERE id = ?", id);
  await (isGone ? removePhoto(store, id) : store.delete(rawFileOf(id)));
  if (!engine.account()) return;
  const left = isGone ? "DELETE FROM photos WHERE id = ?" : "UPDATE photos SET due = NULL, attempts = 0 WHERE id = ?";
  engine.act(({ sql }) => sql.exec(left, id));
}
