import {
  claimItem,
  decidePhoto,
  inspectedPhoto,
  releaseClaims,
  undoDecision,
} from "../../../../app/contract/operators/operator-queues.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { wholeImage } from "../../actors/member/photos/whole-image.ts";
import { instantOf } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import { itemGone } from "./item-gone.ts";
import { wholeProfile } from "./whole-profile.ts";

/** Whatever waits longest in a queue. */
export const postClaim = handleOperator(claimItem, async ({ actors, operator, body }) =>
  accept({ number: (await actors.site().queues.claim({ ...body, operator })) ?? null }),
);

/** Leaves what is claimed to others. */
export const deleteClaims = handleOperator(releaseClaims, async ({ actors, operator }) => {
  await actors.site().queues.releaseAll(operator.id);
  return accept();
});

/** Takes a decision back. */
export const deleteDecision = handleOperator(undoDecision, ({ actors, operator, body }) =>
  actors.site().queues.undo({ ...body, operator }),
);

/** The photo and the profile beside it, for whoever has claimed it. */
export const getPhoto = handleOperator(inspectedPhoto, async ({ actors, operator, query, env }) => {
  const item = await actors.site().queues.renewClaim({ number: query.number, operator });
  if (!item || item.queue !== "photos") return refuse("not_claimed");
  const stored = await actors.findMember(item.member)?.people.inspected();
  const photo = stored?.photos.find(({ id }) => id === item.ref);
  if (!stored || !photo) return itemGone(actors, { number: query.number, operator });
  return accept({
    photo: { id: photo.id, status: photo.status, ...wholeImage(photo, env.PHOTO_SECRET) },
    profile: wholeProfile(stored, env.PHOTO_SECRET),
    waits_since: instantOf(item.at),
    claimed_until: instantOf(item.claimed_until),
  });
});

/** Approves or refuses. */
export const postPhoto = handleOperator(decidePhoto, async ({ actors, operator, body }) => {
  const { number, decision, reason } = body;
  const isComplete = decision === "approve" || reason !== undefined;
  if (!isComplete) return refuse("invalid_input", { fields: { reason: "choose_one" } });
  const refused = decision === "refuse" ? reason : undefined;
  return actors.site().queues.decidePhoto({ number, operator, refused });
});
