import { DurableObject } from "cloudflare:workers";
import { keepCard, type DirectoryState } from "../../../workers/api/actors/directory/cards.ts";
import { SearchIndex } from "../../../workers/api/actors/directory/bitmaps/search-index.ts";
import { CardCache } from "../../../workers/api/actors/directory/card-cache.ts";
import { SearchCache } from "../../../workers/api/actors/directory/search-cache.ts";
import { directorySchema } from "../../../workers/api/actors/directory/schema.ts";
import { search, type SearchOrder } from "../../../workers/api/actors/directory/search.ts";
import { migrate } from "../../../workers/api/actors/migrate.ts";
import { decodeAnswer } from "../../workers/search-answer.ts";
import { personAt } from "./person-at.ts";

/** The directory's own tables and functions, without its events, so that a million rows are written within a minute. */
export class BenchDirectory extends DurableObject<BenchEnv> {
  #state: DirectoryState | undefined;

  constructor(context: DurableObjectState, env: BenchEnv) {
    super(context, env);
    migrate(context.storage, directorySchema);
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const number = (name: string) => Number(searchParams.get(name));
    if (pathname === "/fill") return Response.json(this.#fill(number("from"), number("until")));
    if (pathname === "/search") return Response.json(this.#search((await request.json()) as SearchOrder));
    await request.text();
    return Response.json(0);
  }

  #fill(from: number, until: number): number {
    const { sql } = this.ctx.storage;
    const now = Date.now();
    const state = this.#stateNow();
    this.ctx.storage.transactionSync(() => {
      for (let index = from; index < until; index += 1) keepCard(state, personAt(index, now));
      state.index.flush();
    });
    return sql.exec<{ count: number }>("SELECT COUNT(*) AS count FROM cards").one().count;
  }

  /** Clears the caches of searches and cards, not the index: a cached answer costs the same in any directory. */
  #search(order: SearchOrder): number {
    const answer = search({ ...this.#stateNow(), searchCache: new SearchCache(), cardCache: new CardCache() }, order);
    return decodeAnswer(answer).people.length;
  }

  #stateNow(): DirectoryState {
    const { sql } = this.ctx.storage;
    return (this.#state ??= {
      sql,
      index: new SearchIndex(sql),
      searchCache: new SearchCache(),
      cardCache: new CardCache(),
    });
  }
}

interface BenchEnv {
  ACTOR: DurableObjectNamespace;
}

export default {
  fetch(request: Request, { ACTOR }: BenchEnv): Promise<Response> {
    return ACTOR.getByName(new URL(request.url).searchParams.get("rows") ?? "").fetch(request);
  },
};
