import { blockOf, type VisitorAddress, visitorAddress } from "../../app/domain/visitor/visitor-address.server.ts";
import { type DraftStore, TooManyDrafts } from "../../app/request/drafts/draft-storage.server.ts";
import { createTokenBuckets } from "./passwords/token-buckets.ts";

/** A sign-up writes some eight times. Also the limit of one draft that was begun, whoever else is writing. */
const OF_AN_ADDRESS = { burst: 60, perMinute: 30 };
/** Drafts that a block of IPv6 begins: a /48 has 65,536 addresses of ours, and one customer may own it. */
const OF_A_BLOCK = { burst: 240, perMinute: 120 };
/** New drafts of all visitors, for as long as it goes on; also the bound for a site that cannot tell visitors apart. */
const OF_ALL = { burst: 3000, perMinute: 600 };

/** After so many seconds the slowest of these has a turn again. */
const RETRY_SECONDS = 2;

/**
 * Limits what visitors without an account may write, so that nobody fills the disk (or runs up a bill). A flood of new drafts
 * stops nobody who has begun one: a draft that was read from the store has turns of its own. Decision 0159.
 */
export function createDraftLimit(now: () => number) {
  const drafts = createTokenBuckets({ now, ...OF_AN_ADDRESS });
  const addresses = createTokenBuckets({ now, ...OF_AN_ADDRESS });
  const blocks = createTokenBuckets({ now, ...OF_A_BLOCK });
  const all = createTokenBuckets({ now, ...OF_ALL });
  const ofThem = (address: VisitorAddress) => {
    const block = blockOf(address);
    return addresses.take(address.prefix) && (block === undefined || blocks.take(block));
  };
  const mayBegin = (address: VisitorAddress) => (address.isEverybody || ofThem(address)) && all.take("");
  return (store: DraftStore, address: string): DraftStore => {
    const begun = new Set<string>();
    return {
      async get(key) {
        const value = await store.get(key);
        if (value !== null) begun.add(key);
        return value;
      },
      async put(key, value, options) {
        const allowed = begun.has(key) ? drafts.take(key) : mayBegin(visitorAddress(address));
        if (!allowed) throw new TooManyDrafts(RETRY_SECONDS);
        return store.put(key, value, options);
      },
      delete: (key) => store.delete(key),
    };
  };
}
