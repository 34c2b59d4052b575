import { decideText, inspectedText } from "../../../../app/contract/operators/operator-texts.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { clock, instantOf } from "../../clock.ts";
import { signedImage } from "../../providers/photos/signed-image.ts";
import { handleOperator } from "../../http/handle-operator.ts";
import { itemGone } from "./item-gone.ts";
import { wholeProfile } from "./whole-profile.ts";

/** The text and whose it is, for whoever has claimed it. */
export const getText = handleOperator(inspectedText, async ({ actors, operator, query, env }) => {
  const item = await actors.site().queues.renewClaim({ number: query.number, operator });
  if (!item || item.queue !== "held-texts") return refuse("not_claimed");
  const member = actors.findMember(item.member);
  const [text, stored] = await Promise.all([member?.standing.inspectedText(item.ref), member?.people.inspected()]);
  if (!text || !stored) return itemGone(actors, { number: query.number, operator });
  return accept({
    ...text,
    photo: text.photo ? photoOf(text.photo, env.PHOTO_SECRET) : null,
    profile: wholeProfile(stored, env.PHOTO_SECRET),
    waits_since: instantOf(item.at),
    claimed_until: instantOf(item.claimed_until),
  });
});

/** Whole, as whoever gets it may see it. */
function photoOf(id: string, secret: string) {
  return signedImage({ photo: { id, status: "active" }, locked: false, also: ["full"], secret, now: clock.now() });
}

/** Approves or refuses. */
export const postText = handleOperator(decideText, async ({ actors, operator, body }) => {
  const { number, decision, reason } = body;
  const isComplete = decision === "approve" || reason !== undefined;
  if (!isComplete) return refuse("invalid_input", { fields: { reason: "choose_one" } });
  const refused = decision === "refuse" ? reason : undefined;
  return actors.site().queues.decideText({ number, operator, refused });
});
