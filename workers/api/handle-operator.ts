import type { Endpoint } from "../../app/contract/endpoint.ts";
import type { Operator } from "../../app/contract/operators.ts";
import { refuse } from "../../app/domain/result.ts";
import { type Answer, type Call, type Given, handle, type Handler } from "./http.ts";

/** As `handle`, for the site's staff only: the session is asked for with every call (decision 0169). */
export function handleOperator<E extends Endpoint>(
  endpoint: E,
  act: (given: Given<E> & { operator: Operator }) => Answer<E>,
): Handler<E["name"]> {
  return handle(endpoint, async (given: Given<E>) => {
    const operator = await signedInOperator(given);
    return operator ? act(Object.assign(given, { operator })) : refuse("authentication_required");
  });
}

async function signedInOperator({ actors, operatorToken }: Call): Promise<Operator | undefined> {
  return operatorToken && actors.accounts(operatorToken.shard).operators.operator(operatorToken.token);
}
