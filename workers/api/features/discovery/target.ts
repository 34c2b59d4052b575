import { getTarget } from "../../../../app/contract/people/discovery.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { type Call, handle } from "../../http/http.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { targetLimit } from "./search-limits.ts";
import { visitorCard } from "./visitor-card.ts";

/**
 * Somebody's card for a visitor: only of a fictional profile or of a member who
 * wants to be shown to visitors, without the town, and without a sign
 * whether they are here now. Where one of two members has blocked the other, neither is there for the other.
 */
export const getTargetCard = handle(getTarget, async (call) => {
  const { actors, query, env } = call;
  const allowed = await limitVisitor(call, targetLimit);
  if (!allowed.ok) return allowed;
  const person = await actors.findMember(query.id)?.people.person();
  if (!person || (await blockedFor(call)).includes(query.id)) return refuse("not_found");
  return accept({ profile: visitorCard(person, env.PHOTO_SECRET) });
});

/** Of a member who is signed in: who must not be seen, whoever blocked whom. */
async function blockedFor({ actors, caller }: Call): Promise<string[]> {
  const context = caller && (await actors.findMember(caller.id)?.people.searchContext(caller.token));
  return context?.ok ? context.value.blocked : [];
}
