import { getTarget } from "../../../../app/contract/discovery.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { cardOf } from "../../actors/member/people/card.ts";
import { handle } from "../../http.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { targetLimit } from "./search-limits.ts";

/**
 * Somebody's card for a visitor: only of a fictional profile or of a member who
 * wants to be shown to visitors, without the town, and without a sign
 * whether they are here now.
 */
export const getTargetCard = handle(getTarget, async (call) => {
  const { actors, query, env } = call;
  const allowed = await limitVisitor(call, targetLimit);
  if (!allowed.ok) return allowed;
  const person = await actors.findMember(query.id)?.people.person();
  if (!person) return refuse("not_found");
  const { id, name, gender, age, country, region, main_image, fictional, interest } = cardOf({
    person,
    secret: env.PHOTO_SECRET,
  });
  return accept({ profile: { id, name, gender, age, country, region, main_image, fictional, interest } });
});
