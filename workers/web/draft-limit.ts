import { visitorAddress } from "../../app/domain/visitor/visitor-address.server.ts";
import type { DraftStore } from "../../app/request/session/draft-storage.server.ts";
import { createTokenBuckets } from "./passwords/token-buckets.ts";

/** A sign-up writes some eight times. */
const OF_AN_ADDRESS = { burst: 60, perMinute: 30 };
/** Some forty sign-ups a minute, for as long as it goes on; also the bound for a site that cannot tell visitors apart. */
const OF_ALL = { burst: 600, perMinute: 300 };

/** Limits what visitors without an account may write, so that nobody fills the disk (or runs up a bill). Decision 0159. */
export function createDraftLimit(now: () => number) {
  const addresses = createTokenBuckets({ now, ...OF_AN_ADDRESS });
  const all = createTokenBuckets({ now, ...OF_ALL });
  const mayWrite = ({ prefix, isEverybody }: ReturnType<typeof visitorAddress>) =>
    (isEverybody || addresses.take(prefix)) && all.take("");
  return (store: DraftStore, address: string): DraftStore => ({
    get: (key) => store.get(key),
    async put(key, value, options) {
      if (!mayWrite(visitorAddress(address))) throw new Error("too many drafts are written");
      return store.put(key, value, options);
    },
    delete: (key) => store.delete(key),
  });
}
