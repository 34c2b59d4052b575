import type { Endpoint } from "../contract/endpoint.ts";
import { currentUser } from "../contract/session.ts";
import type { Answer } from "./reply.server.ts";

type Ask = (endpoint: Endpoint, input: unknown) => Promise<Answer<unknown>>;

/** Steps of the promises' queue: the loaders of a page begin one after the other, but all before anything comes in. */
const WAIT = 8;

/** Calls that another API answered without anybody: it is not asked that way again, for the isolate's life. */
const carryNobody = new Set<string>();

/**
 * Who is signed in is asked by every page of the members' area, beside the page's own call. Where that one can carry the
 * answer (`carriesUser`), it does: one request and one look at the session instead of two (decision 0115). An API that does
 * not know of it leaves `user` out, and is asked on its own.
 */
export function createRides(ask: Ask, alone = carryNobody) {
  let waiting: ((answer: Promise<Answer<unknown>>) => void) | undefined;

  async function ride(): Promise<Answer<unknown>> {
    let boarded: Promise<Answer<unknown>> | undefined;
    waiting = (answer) => (boarded = answer);
    for (let step = 0; step < WAIT && !boarded; step += 1) await undefined;
    if (!boarded) waiting = undefined;
    return boarded ?? ask(currentUser, undefined);
  }

  function carry(endpoint: Endpoint, input: unknown): Promise<Answer<unknown>> {
    const board = waiting;
    waiting = undefined;
    const carrier = ask(endpoint, board ? { ...(input as object), with: "user" } : input);
    board?.(carrier.then((answer) => alight(endpoint, answer)));
    return carrier;
  }

  function alight(endpoint: Endpoint, answer: Answer<unknown>): Answer<unknown> | Promise<Answer<unknown>> {
    if (!answer.ok && concernsBoth(answer.problem.error)) return answer;
    const user = answer.ok ? (answer.value as { user?: unknown }).user : undefined;
    if (user) return { ok: true, value: { user } };
    if (user === null) return { ok: false, problem: { error: "authentication_required" } };
    if (answer.ok) alone.add(endpoint.name);
    return ask(currentUser, undefined);
  }

  return {
    /** Asks, or goes along with who asks. */
    begin(endpoint: Endpoint, input: unknown): Promise<Answer<unknown>> {
      if (endpoint.name === currentUser.name) return ride();
      return endpoint.carriesUser && !alone.has(endpoint.name) ? carry(endpoint, input) : ask(endpoint, input);
    },
  };
}

/** An API that cannot be reached, or knows no session, would say the same again. */
function concernsBoth(error: string): boolean {
  return error === "authentication_required" || error.startsWith("api_");
}
