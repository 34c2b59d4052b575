import { clock } from "../../../clock.ts";
import { log } from "../../../log.ts";
import type { PhotoStore } from "../../../providers/photos/photo-store.ts";
import { photoStoreOf } from "../../../providers/photos/photo-store-of.ts";
import { inDecodingTurn } from "../../../providers/photos/decoding-turns.ts";
import { makeVariants } from "../../../providers/photos/make-variants.ts";
import { storeVariants } from "../../../providers/photos/store-photo.ts";
import { rawFileOf } from "../../../providers/photos/variants.ts";
import { passOnAll } from "../conversations/undelivered/pass-on.ts";
import type { Job } from "../engine/job.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { first } from "../engine/state.ts";
import { askInspection } from "./photo-inspection.ts";
import { IN_ORDER, IS_UNSENT } from "./photos.ts";
import { AGAIN_AFTER, clearUploads, removeStored, removeUpload } from "./remove-photos.ts";
import { isHidden } from "../standing/hidden.ts";

/** A picture that ends the isolate each time it is decoded is not tried for ever. */
const MOST_ATTEMPTS = 3;

/** One that no message took along by then goes again (decision 0213). Milliseconds. */
const UNSENT_FOR = 24 * 60 * 60_000;

type Due = { id: string; status: string; attempts: number; upload: string | null };

/**
 * What is due about photos' bytes: uploads become variants (`preparing`), and what nobody wants any more is deleted: removed
 * photos, uploads that never came to an end or came twice, uploads whose variants are made. Each step is safe to repeat.
 */
export const photoBytesJob: Job<MemberEngine> = {
  next: `SELECT min(due) FROM (SELECT due FROM photos UNION ALL SELECT due FROM uploads)
    WHERE NOT EXISTS (SELECT 1 FROM closing)`,
  run: workOnPhotos,
};

/** One after the other in each object: who deletes a photo while its variants are made leaves none of them. */
const turns = new WeakMap<MemberEngine, Promise<void>>();

/** Does what is due, once what is under way is done. */
function workOnPhotos(engine: MemberEngine): Promise<void> {
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

/**
 * The bytes of a photo that was deleted a moment ago go now, whatever else waits. One that is just being worked on is left to
 * that turn, which comes to it next.
 */
export async function removeDeleted(engine: MemberEngine, id: string): Promise<void> {
  if (atWork.get(engine) === id) return;
  const [photo] = engine.sql
    .exec<Due>("SELECT id, status, attempts, upload FROM photos WHERE id = ? AND status = 'removed'", id)
    .toArray();
  if (photo) await workOn(engine, photo);
}

/** What each object's turn is at. */
const atWork = new WeakMap<MemberEngine, string>();

async function workOnDue(engine: MemberEngine): Promise<void> {
  for (let photo = nextDue(engine); photo; photo = nextDue(engine)) {
    const isDecoded = photo.status === "preparing";
    // What is left is due still, so the alarm comes again.
    if (isDecoded && !(await inDecodingTurn(() => workOnNext(engine)))) break;
    if (!isDecoded) await workOnNext(engine);
  }
  try {
    await clearUploads(engine);
  } catch (failure) {
    log({ level: "warn", event: "upload_not_cleared", member: engine.memberId, failure: String(failure) });
  }
}

/** What is due first by now: a photo may be deleted while it waits for its turn. */
async function workOnNext(engine: MemberEngine): Promise<void> {
  const photo = nextDue(engine);
  if (!photo) return;
  atWork.set(engine, photo.id);
  await workOn(engine, photo);
  atWork.delete(engine);
}

async function workOn(engine: MemberEngine, photo: Due): Promise<void> {
  const { id, status } = photo;
  // Before it is tried: what ends the object is counted too.
  engine.act(({ sql }) =>
    sql.exec("UPDATE photos SET due = ?, attempts = attempts + 1 WHERE id = ?", clock.now() + AGAIN_AFTER, id),
  );
  try {
    await (status === "preparing" ? prepare(engine, photo) : clear(engine, photo));
  } catch (failure) {
    // A store that fails says nothing about the picture.
    if (!(failure instanceof PictureFailed)) giveBackAttempt(engine, id);
    log({ level: "warn", event: "photo_not_prepared", member: engine.memberId, failure: String(failure) });
  }
}

function giveBackAttempt(engine: MemberEngine, id: string): void {
  if (!engine.account()) return;
  engine.act(({ sql }) => sql.exec("UPDATE photos SET attempts = max(attempts - 1, 0) WHERE id = ?", id));
}

/** Deleted ones first: there an address may still show what nobody wants to be seen. */
function nextDue(engine: MemberEngine): Due | undefined {
  if (!engine.account() || engine.deletion()) return undefined;
  return first(
    engine.sql.exec<Due>(
      `SELECT id, status, attempts, upload FROM photos WHERE due <= ? ORDER BY status <> 'removed', due, ${IN_ORDER} LIMIT 1`,
      clock.now(),
    ),
  );
}

async function prepare(engine: MemberEngine, { id, upload, attempts }: Due): Promise<void> {
  const store = photoStoreOf(engine.env);
  const made = attempts < MOST_ATTEMPTS && (await makeVariantsOf(store, id, upload));
  if (!engine.account()) return removeStored(store, { id, upload });
  engine.act((state) => {
    const { sql } = state;
    const [prepared] = sql
      .exec<{ for_message: string | null }>(
        `UPDATE photos SET status = iif(?1 = 'inspection' AND for_message IS NOT NULL, 'active', ?1), reason = ?2, pictured = ?3, withheld = 0, decided_at = ?4, due = ?5, attempts = 0
       WHERE id = ?6 AND status = 'preparing' RETURNING for_message`,
        made ? "inspection" : "refused",
        made ? null : "quality",
        made ? 1 : 0,
        made ? 0 : clock.now(),
        clock.now(),
        id,
      )
      .toArray();
    // One in a message was asked for, and whoever gets it can report it: nobody looks at it before. Nor while the member is
    // hidden; who comes back asks for it then (standing/visibility.ts).
    if (made && prepared?.for_message === null && !isHidden(sql)) askInspection(sql, id, clock.now());
    passOnAll(state);
  });
}

/** The picture cannot be decoded this time: that counts as an attempt. */
class PictureFailed extends Error {}

/** Were they made? What is no picture after all never will be one. */
async function makeVariantsOf(store: PhotoStore, id: string, upload: string | null): Promise<boolean> {
  const raw = upload && (await store.get(rawFileOf(id, upload)));
  if (!raw) return false;
  const bytes = new Uint8Array(await new Response(raw).arrayBuffer());
  const made = await makeVariants(bytes).catch((failure: unknown) => {
    throw new PictureFailed(String(failure));
  });
  if (typeof made === "string") return false;
  await storeVariants(store, id, made);
  return true;
}

/** Of a photo that stays only the upload goes. */
async function clear(engine: MemberEngine, { id, status, upload }: Due): Promise<void> {
  const store = photoStoreOf(engine.env);
  const isGone = status === "removed" || isOver(engine.sql, id);
  await (isGone ? removeStored(store, { id, upload }) : removeUpload(store, { id, upload }));
  if (!engine.account()) return;
  // Deleted meanwhile: its own turn comes.
  const left = isGone
    ? "DELETE FROM photos WHERE id = ?"
    : `UPDATE photos SET due = iif(${IS_UNSENT}, at + ${UNSENT_FOR}, NULL), attempts = 0 WHERE id = ? AND status <> 'removed'`;
  engine.act(({ sql }) => sql.exec(left, id));
}

/** Ends what never came in, and what was uploaded for a message that was not sent. */
function isOver(sql: SqlStorage, id: string): boolean {
  const ended = sql.exec(
    `UPDATE photos SET status = 'removed'
     WHERE id = ? AND (status = 'receiving' OR (${IS_UNSENT} AND at <= ?)) RETURNING id`,
    id,
    clock.now() - UNSENT_FOR,
  );
  return ended.toArray().length > 0;
}
