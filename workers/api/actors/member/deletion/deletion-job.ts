import { clock } from "../../../clock.ts";
import { log } from "../../../log.ts";
import type { Job } from "../engine/job.ts";
import { askSiteToForget, beginErasure, sayFarewell } from "./erasure.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import { afterPhotoWork } from "../photos/prepare-photo.ts";
import { removeAllPhotos } from "../photos/remove-photos.ts";

const MINUTE = 60_000;
const AGAIN_AFTER = 5 * MINUTE;
/** How long delivery of the last mail is tried; then the erasure ends without it. Milliseconds. */
const FAREWELL_FOR = 3 * 24 * 60 * MINUTE;

/**
 * Erases the member once the days of grace are over: step by step, each safe to repeat, so that it goes on after a
 * crash where it was. `closing.at` is when it goes on by itself; an event that arrives moves it on as well.
 */
export const deletionJob: Job<MemberEngine> = {
  whenOver: true,
  next: "SELECT iif(step = 'waiting', erase_at, at) FROM closing",
  async run(engine) {
    await beginWhenDue(engine);
    await removePhotosAndAskSite(engine);
    await sendLastMail(engine);
    await forgetMember(engine);
  },
};

/** Whoever keeps something of the member is told to delete it. */
async function beginWhenDue(engine: MemberEngine): Promise<void> {
  const deletion = engine.deletion();
  if (deletion?.step !== "waiting" || deletion.erase_at > clock.now()) return;
  engine.act(beginErasure);
  await engine.deliverDue();
}

/** Once everybody has heard it, and the photos are gone: the site forgets what others may have told it. */
async function removePhotosAndAskSite(engine: MemberEngine): Promise<void> {
  if (engine.deletion()?.step !== "leaving") return;
  engine.sql.exec("UPDATE closing SET at = ?", clock.now() + AGAIN_AFTER);
  if (!(await photosRemoved(engine))) return;
  // Somebody else may have come this far in the meantime, or further.
  if (engine.deletion()?.step !== "leaving" || engine.waiting() > 0) return;
  engine.act(askSiteToForget);
  await engine.deliverDue();
}

/** Once the site has forgotten too: the last mail. */
async function sendLastMail(engine: MemberEngine): Promise<void> {
  if (engine.deletion()?.step !== "forgetting") return;
  engine.sql.exec("UPDATE closing SET at = ?", clock.now() + AGAIN_AFTER);
  if (engine.waiting() > 0) return;
  engine.act((state) => {
    sayFarewell(state);
    state.sql.exec("UPDATE closing SET step = 'farewell', at = ?", clock.now() + FAREWELL_FOR);
  });
  await engine.deliverDue();
}

async function photosRemoved(engine: MemberEngine): Promise<boolean> {
  try {
    await afterPhotoWork(engine, () => removeAllPhotos(engine));
    return true;
  } catch (failure) {
    log({ level: "warn", event: "photo_not_removed", member: engine.memberId, failure: String(failure) });
    return false;
  }
}

/** The mail was handed over, or nobody takes it: nothing is left here. */
async function forgetMember(engine: MemberEngine): Promise<void> {
  const deletion = engine.deletion();
  if (deletion?.step !== "farewell") return;
  if (engine.waiting() === 0 || deletion.at <= clock.now()) await engine.forget();
}
