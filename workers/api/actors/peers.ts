import type { ObjectBindings } from "../env.ts";
import type { Accounts } from "./accounts/accounts.ts";
import type { Directory } from "./directory/directory.ts";
import { visitorLimiter } from "./limiter/visitor-limiter.ts";
import type { Limiter } from "./limiter/limiter.ts";
import type { Person } from "./member/people/person.ts";
import { objectsOf } from "./objects.ts";
import { remote } from "./remote.ts";
import type { Site } from "./site/site.ts";

/** What members ask each other. Named apart from `Member`, whose calls make use of it. */
interface MemberPeer {
  people: { person(viewer: string): Promise<Person | undefined> };
  conversations: { showTyping(from: string): Promise<void> };
}

/** The other actors of a site, as a member's object asks them. */
export function peersOf(env: ObjectBindings, site: string) {
  const objects = objectsOf(env, site);
  return {
    member: (id: string) => objects.member(id) as unknown as MemberPeer,
    accounts: (shard: number) => remote<Accounts>(objects.accounts(shard)),
    site: () => remote<Site>(objects.site()),
    directory: (country: string) => remote<Directory>(objects.directory(country)),
    /**
     * By the prefix of a visitor's address, or `member-<id>`, which no prefix looks like. Few objects, however many
     * visitors (decision 0090).
     */
    limiter: (name: string) => visitorLimiter(remote<Limiter>(objects.limiter(name)), name),
    target: objects.target,
  };
}

export type Peers = ReturnType<typeof peersOf>;
