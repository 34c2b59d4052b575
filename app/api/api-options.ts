import type { Endpoint } from "../contract/endpoint.ts";
import type { Problem } from "../contract/problems.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.server.ts";
import type { Answer } from "./reply.server.ts";
import type { Transport } from "./transport.server.ts";

/** What the client of the contract needs for one page. */
export interface ApiOptions {
  transport: Transport;
  clock: Clock;
  /** For the whole page, in ms since 1970. */
  deadline: number;
  log: Log;
  /** Of every call; asked anew each time, as cookies change. */
  headers(): Record<string, string>;
  /** Every answer of the API, before it is judged: cookies. */
  onResponse?(endpoint: Endpoint, response: Response): void;
  /** Called with every answer: sessions end here. */
  onAnswer?(endpoint: Endpoint, answer: Answer<unknown>): void;
  /** Endpoints that do not include the user (user-batching.server.ts); the isolate's own set if left out. */
  unbatched?: Set<string>;
  /** What `callOrThrow` throws for a problem. */
  thrown(problem: Problem, endpoint: Endpoint): unknown;
}
