import { refuse } from "../../../../app/domain/result.ts";
import type { Actors } from "../../actors/actors.ts";
import type { Held } from "../../actors/site/operators/queue/queue-calls.ts";

/** `not_found`, as what the operator has claimed is gone: else they would get it again and again. */
export async function itemGone(actors: Actors, held: Held) {
  await actors.site().queues.dropClaimed(held);
  return refuse("not_found");
}
