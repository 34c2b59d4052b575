import type { ObjectBindings, Secrets } from "../env.ts";
import { isIssued } from "../ids.ts";
import type { Member } from "./member/member.ts";
import { objectsOf } from "./objects.ts";
import { peersOf, type Peers } from "./peers.ts";
import { remote } from "./remote.ts";

/** All actors of a site, as the handlers ask them. */
export function actorsOf(env: ObjectBindings & Pick<Secrets, "TOKEN_SECRET">, site: string) {
  const objects = objectsOf(env, site);
  const named = {
    ...peersOf(env, site),
    /** Of an id that is ours: the caller's own, an outbox's, what `isIssued` knows. Others: `findMember`. */
    member: (id: string) => remote<Member>(objects.member(id)),
  } satisfies Peers;
  return {
    ...named,
    /** By an id that somebody gave us. Undefined, and nobody woken, when this site never made it (decision 0089). */
    findMember(id: string) {
      return isIssued({ secret: env.TOKEN_SECRET, site, id }) ? named.member(id) : undefined;
    },
  };
}

export type Actors = ReturnType<typeof actorsOf>;
