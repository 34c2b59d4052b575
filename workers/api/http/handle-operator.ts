import type { Endpoint } from "../../../app/contract/endpoint.ts";
import type { Actor } from "../actors/site/operators/audit/audit.ts";
import { refuse } from "../../../app/domain/result.ts";
import type { OperatorToken } from "./operator-cookie.ts";
import { type Answer, type Call, type Given, handle, type Handler, handleTaking } from "./http.ts";

/**
 * As `handle`, for the site's staff only: the session is asked for with every call (decision 0169). What is not claimed says whose it
 * is.
 */
export function handleOperator<E extends Endpoint>(
  endpoint: E,
  act: (given: Given<E> & SignedInOperator) => Answer<E>,
): Handler<E["name"]> {
  return handle(endpoint, async (given: Given<E>) => {
    const signedIn = await signedInOperator(given);
    if (!signedIn) return refuse("authentication_required");
    const answer = await act(Object.assign(given, signedIn));
    if (answer.ok || answer.problem.error !== "not_claimed") return answer;
    const { number } = (given.body ?? given.query) as { number?: unknown };
    return refuse("not_claimed", await given.actors.site().queues.whose({ ...signedIn, number: Number(number) }));
  });
}

/** As `handleOperator`, for an endpoint whose body is a file (`upload`). */
export function handleOperatorUpload<E extends Endpoint>(
  endpoint: E,
  act: (given: Given<E> & { operator: Actor }, upload: Request) => Answer<E>,
): Handler<E["name"]> {
  return handleTaking(endpoint, async (given, upload) => {
    const signedIn = await signedInOperator(given);
    return signedIn ? act(Object.assign(given, signedIn), upload) : refuse("authentication_required");
  });
}

interface SignedInOperator {
  operator: Actor;
  operatorSession: OperatorToken;
}

async function signedInOperator({ actors, operatorToken: token }: Call): Promise<SignedInOperator | undefined> {
  const operator = token && (await actors.accounts(token.shard).operators.operator(token.token));
  return operator && { operator, operatorSession: token };
}
