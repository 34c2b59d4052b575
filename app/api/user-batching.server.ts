import type { Endpoint } from "../contract/endpoint.ts";
import { currentUser } from "../contract/account/session.ts";
import type { Answer } from "./reply.server.ts";

type Ask = (endpoint: Endpoint, input: unknown) => Promise<Answer<unknown>>;

/** Microtasks to wait for a call that can include the user: the loaders of a page start within so many of each other. */
const MICROTASKS = 8;

/** Endpoints whose reply had no `user` although it was asked for (another API); asked apart for the isolate's life. */
const unbatchedEndpoints = new Set<string>();

/**
 * Every page of the members' area asks for the current user beside its own data. Where the page's call can include the
 * user (`includesUser`), both are one request with one session look-up (decision 0115). An API that does not support this
 * leaves `user` out and gets a request of its own.
 */
export function createUserBatching(ask: Ask, unbatched = unbatchedEndpoints) {
  let pending: ((answer: Promise<Answer<unknown>>) => void) | undefined;

  async function askUser(): Promise<Answer<unknown>> {
    let batched: Promise<Answer<unknown>> | undefined;
    pending = (answer) => (batched = answer);
    for (let step = 0; step < MICROTASKS && !batched; step += 1) await undefined;
    if (!batched) pending = undefined;
    return batched ?? ask(currentUser, undefined);
  }

  function askWithUser(endpoint: Endpoint, input: unknown): Promise<Answer<unknown>> {
    const resolveUser = pending;
    pending = undefined;
    const combined = ask(endpoint, resolveUser ? { ...(input as object), with: "user" } : input);
    resolveUser?.(combined.then((answer) => userIn(endpoint, answer)));
    return combined;
  }

  function userIn(endpoint: Endpoint, answer: Answer<unknown>): Answer<unknown> | Promise<Answer<unknown>> {
    if (!answer.ok && concernsBoth(answer.problem.error)) return answer;
    const user = answer.ok ? (answer.value as { user?: unknown }).user : undefined;
    if (user) return { ok: true, value: { user } };
    if (user === null) return { ok: false, problem: { error: "authentication_required" } };
    if (answer.ok) unbatched.add(endpoint.name);
    return ask(currentUser, undefined);
  }

  return {
    /** Makes the call; one for the current user is combined with another one that starts at the same time. */
    call(endpoint: Endpoint, input: unknown): Promise<Answer<unknown>> {
      if (endpoint.name === currentUser.name) return askUser();
      return endpoint.includesUser && !unbatched.has(endpoint.name)
        ? askWithUser(endpoint, input)
        : ask(endpoint, input);
    },
  };
}

/** These problems apply to both calls: a second request would fail in the same way. */
function concernsBoth(error: string): boolean {
  return error === "authentication_required" || error.startsWith("api_");
}
