import { DAY_MS } from "../../../../app/domain/locale/day.ts";
import { DurableObject } from "cloudflare:workers";
import { clock } from "../../clock.ts";
import type { ListedPerson, Person } from "../member/people/person.ts";
import { migrate } from "../migrate.ts";
import { once } from "../outbox.ts";
import { SearchIndex } from "./bitmaps/search-index.ts";
import { buildIndex, keepCard, removeCard, type DirectoryState } from "./cards.ts";
import { membersNamed } from "./members-named.ts";
import { countRegions } from "./region-counts.ts";
import { CardCache } from "./card-cache.ts";
import { SearchCache } from "./search-cache.ts";
import { directorySchema } from "./schema.ts";
import { search, type EncodedAnswer, type SearchOrder } from "./search.ts";

/** Longer than any outbox goes on trying. */
const REMEMBERED = 60 * DAY_MS;

/** The search index of one country (design §1). Derived from the members' events, so it can be built anew. */
export class Directory extends DurableObject<object> {
  #state: DirectoryState;

  constructor(context: DurableObjectState, env: object) {
    super(context, env);
    migrate(context.storage, directorySchema);
    this.#state = stateOf(context.storage);
  }

  /** Outbox events: `card` with a `ListedPerson`, `remove` and, for ever, `erase` with `{ id }`. */
  async receive(event: { id: string; kind: string; payload: unknown }): Promise<void> {
    const { storage } = this.ctx;
    try {
      storage.transactionSync(() =>
        once(storage.sql, event.id, () => {
          this.#apply(event.kind, event.payload);
          this.#state.index.flush();
        }),
      );
    } catch (error) {
      // What was changed in memory only is read from disk again.
      this.#state = stateOf(storage);
      throw error;
    }
  }

  /** One page of cards in the order that was asked for (decision 0192), and how many there are. */
  search(order: SearchOrder): EncodedAnswer {
    return search(this.#state, order);
  }

  /** The rows of these ids that are there, in no order, as JSON of a `Person` each. */
  cardsOf(ids: readonly string[]): string[] {
    const { sql, cardCache } = this.#state;
    return cardCache.texts(sql, [...cardCache.numbersOf(sql, ids)]);
  }

  /** Whose name begins so, for operators: twenty at most, by name. It reads every row, as no index holds names. */
  named(beginning: string): Person[] {
    return membersNamed(this.#state.sql, beginning);
  }

  /** How many real people are listed in each of these regions, in their order. */
  countRegions(regions: readonly string[]): number[] {
    return countRegions(this.#state, regions);
  }

  #apply(kind: string, payload: unknown): void {
    const { sql } = this.#state;
    sql.exec("DELETE FROM inbox WHERE at < ?", clock.now() - REMEMBERED);
    if (kind === "card") keepCard(this.#state, payload as ListedPerson);
    else if (kind === "remove") removeCard(this.#state, (payload as { id: string }).id);
    else if (kind === "erase") this.#erase((payload as { id: string }).id);
    else throw new Error(`unknown event for the directory: ${kind}`);
  }

  /** The names of handled events begin with who sent them. */
  #erase(id: string): void {
    const { sql } = this.#state;
    removeCard(this.#state, id);
    sql.exec("DELETE FROM inbox WHERE id GLOB ?", `${id}/*`);
  }
}

/** What is in memory of a directory; the index is built where there is none yet. */
function stateOf(storage: DurableObjectStorage): DirectoryState {
  const { sql } = storage;
  const index = new SearchIndex(sql);
  if (index.days.length === 0) storage.transactionSync(() => buildIndex({ sql, index }));
  return { sql, index, searchCache: new SearchCache(), cardCache: new CardCache() };
}
