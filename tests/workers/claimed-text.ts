import type { Actors } from "../../workers/api/actors/actors.ts";

/** What of this member waits in the queue of held texts, claimed by the operator; others' items are left once each. */
export async function claimedTextOf(actors: Actors, member: string, operator: { id: string; name: string }) {
  const { queues } = actors.site();
  const seen = new Set<number>();
  for (let after: number | undefined; ;) {
    const number = await queues.claim({ queue: "held-texts", operator, ...(after && { after }) });
    if (number === undefined || seen.has(number)) return undefined;
    const item = await queues.renewClaim({ number, operator });
    if (item?.member === member) return { number, ref: item.ref };
    seen.add(number);
    after = number;
  }
}
