import type { SeedMember } from "../../workers/api/seed/seed-member.ts";
import { demoOperator } from "./demo-operator.ts";
import { seedDemoLogin, seedDemoLogins } from "./demo-logins.ts";
import { internalApi, type InternalApi } from "./internal-api.ts";
import { personNumber, type SeedPerson } from "./person.ts";
import { photosOf } from "./photos.ts";
import type { SitePeople } from "./site-people.ts";

export interface SeedOrder {
  apiOrigin: string;
  seedToken: string;
  /** How many people to add. */
  members: number;
  /** Milliseconds since 1970: what people's days count from. The same when an order that was cut off comes again. */
  now: number;
  /** A site that is none gets fictional profiles only, and nobody to sign in as. */
  demo: boolean;
  /** The site, where it is not the first one. */
  host?: string | undefined;
  /** Who lives there; anybody on the first one. */
  people?: SitePeople | undefined;
  onProgress(done: number, total: number): void;
}

/** So many at a time: this process draws while the API shrinks and stores. */
const AT_ONCE = 4;
const BATCH = 5;

/** Adds people to a site, after those it was given before. Answers who can be signed in as. */
export async function seedSite({ members, now, demo, people, onProgress, ...address }: SeedOrder) {
  const api = internalApi(address);
  const before = await api.seeded();
  const isFirst = demo && before.members === 0;
  if (demo) await api.operator(demoOperator);
  if (isFirst && people) await api.changeSettings(people.settings);
  const logins = isFirst ? await seedLogins(api, { now, secret: address.seedToken, people }) : before.logins;
  let next = before.members;
  let done = 0;
  const end = before.members + members;
  const work = async () => {
    while (next < end) {
      const first = next;
      next = Math.min(end, first + BATCH);
      await seedBatch(api, { first, last: next, now, demo, people });
      for (let index = first; index < Math.min(end, first + BATCH); index += 1) onProgress((done += 1), members);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await api.markSeeded({ members: end, logins });
  return { logins };
}

function seedLogins(
  api: InternalApi,
  { people, ...order }: { now: number; secret: string; people: SitePeople | undefined },
) {
  return people ? seedDemoLogin(api, { ...order, people }) : seedDemoLogins(api, order);
}

async function seedBatch(
  api: InternalApi,
  order: { first: number; last: number; now: number; demo: boolean; people: SitePeople | undefined },
): Promise<void> {
  const batch: SeedMember[] = [];
  for (let index = order.first; index < order.last; index += 1) {
    const { photos, ...person } = numbered(index, order);
    batch.push({ ...person, images: await photosOf(api, person, photos) });
  }
  await api.members(batch);
}

function numbered(
  index: number,
  { now, demo, people }: { now: number; demo: boolean; people: SitePeople | undefined },
): SeedPerson {
  const wishes = { now, onlyFictional: !demo };
  if (!people) return personNumber(index, wishes);
  return people.fit(personNumber(people.first + index, { ...wishes, countries: people.countries }));
}
