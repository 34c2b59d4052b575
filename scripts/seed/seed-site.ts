import type { SeedMember } from "../../workers/api/seed/seed-member.ts";
import { demoOperator } from "./demo-operator.ts";
import { seedDemoLogins } from "./demo-logins.ts";
import { internalApi, type InternalApi } from "./internal-api.ts";
import { personNumber } from "./person.ts";
import { photosOf } from "./photos.ts";

export interface SeedOrder {
  apiOrigin: string;
  seedToken: string;
  /** How many people to add. */
  members: number;
  /** Milliseconds since 1970: what people's days count from. The same when an order that was cut off comes again. */
  now: number;
  /** A site that is none gets fictional profiles only, and nobody to sign in as. */
  demo: boolean;
  onProgress(done: number, total: number): void;
}

/** So many at a time: this process draws while the API shrinks and stores. */
const AT_ONCE = 4;
const BATCH = 5;

/** Adds people to a site, after those it was given before. Answers who can be signed in as. */
export async function seedSite({ members, now, demo, onProgress, ...address }: SeedOrder) {
  const api = internalApi(address);
  const before = await api.seeded();
  const isFirst = demo && before.members === 0;
  if (demo) await api.operator(demoOperator);
  const logins = isFirst ? await seedDemoLogins(api, { now, secret: address.seedToken }) : before.logins;
  let next = before.members;
  let done = 0;
  const end = before.members + members;
  const work = async () => {
    while (next < end) {
      const first = next;
      next = Math.min(end, first + BATCH);
      await seedBatch(api, { first, last: next, now, demo });
      for (let index = first; index < Math.min(end, first + BATCH); index += 1) onProgress((done += 1), members);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await api.markSeeded({ members: end, logins });
  return { logins };
}

async function seedBatch(
  api: InternalApi,
  order: { first: number; last: number; now: number; demo: boolean },
): Promise<void> {
  const batch: SeedMember[] = [];
  for (let index = order.first; index < order.last; index += 1) {
    const { photos, ...person } = personNumber(index, { now: order.now, onlyFictional: !order.demo });
    batch.push({ ...person, images: await photosOf(api, person, photos) });
  }
  await api.members(batch);
}
